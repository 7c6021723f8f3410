/** What goes over the wire, as the server describes it: `npm run types` makes these from `openapi.json`. */
import type { Choice, OptionSchema, React, Summary } from '../../generated/api';

export type * from '../../generated/api';

export type Options = Summary['options'];
export type OptionValue = OptionSchema['default'];
export type Reaction = React['mark'];
export type ShownChoice = Choice;
