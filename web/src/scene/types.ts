/** The scene as it comes over the wire (docs/wire.md). All lengths are whole numbers; UNIT is the width of a cell. */
import type { Spot, Text } from '../wire/types';

export type { Area, Badge, Scene, Spot, Stroke, Text } from '../wire/types';

export const UNIT = 100;

/** Across and down. */
export type Point = Spot['at'];

export type Say = (text: Text) => string;
