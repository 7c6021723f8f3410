/** What goes over the wire; see docs/wire.md. */
import type { Area, Point, Scene, Spot, Stroke, Text } from '../scene/types';

export type { Area, Scene, Spot, Stroke, Text } from '../scene/types';

export type Json = null | boolean | number | string | readonly Json[] | { readonly [name: string]: Json };
export type Options = { readonly [name: string]: Json };

/** Why something is not allowed. */
export interface Refusal extends Text {
  readonly refs: readonly string[];
}

/** Something that happened, as its reader may know it. */
export interface Happening extends Text {
  readonly seat: number | null;
  readonly refs: readonly string[];
}

export interface Problem extends Text {
  readonly reasons: readonly Refusal[];
}

export type SchemaType = 'boolean' | 'integer' | 'string' | 'array' | 'null';

export interface Schema {
  readonly type?: SchemaType | readonly SchemaType[];
  readonly enum?: readonly (string | number | null)[];
  readonly items?: Schema;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly maxLength?: number;
  readonly default: Json;
}

export type SeatKind = 'me' | 'here' | 'invite' | 'bot' | 'empty';

export interface SeatWish {
  readonly kind: SeatKind;
  readonly name?: string;
  readonly level?: number;
}

export interface GameFacts {
  readonly name: string;
  readonly seats: readonly [number, number];
  readonly rules: number;
  readonly options: { readonly [name: string]: Schema };
  readonly secret: boolean;
  readonly levels?: readonly number[];
  readonly paper?: boolean;
  /** How a board of it is copied from paper, if that can be. */
  readonly score?: { readonly settings: readonly string[]; readonly example: string } | null;
  readonly tour?: boolean;
  readonly start: { readonly options: Options; readonly seats: readonly SeatWish[] };
}

export interface SeatShown {
  readonly seat: number;
  readonly kind: 'person' | 'bot' | 'open' | 'closed';
  readonly name: string | null;
  readonly level: number | null;
  readonly mine: boolean;
  /** A bot plays for me here, and I may have the seat back. */
  readonly back?: boolean;
  readonly online?: boolean;
}

/** What was agreed about the time for a turn, and how much each seat that is to act has taken. */
export interface Pace {
  /** Seconds for a turn; none: as long as it takes. */
  readonly pace: number | null;
  readonly waited: { readonly [seat: string]: number };
}

/** A table as it is offered to somebody who does not sit there yet. */
export interface TableOffer {
  readonly id: string;
  readonly game: string;
  readonly options: Options;
  readonly pace: number | null;
  readonly seats: readonly SeatShown[];
  readonly over: boolean;
}

/** Something that was said at a table, or that happened around it. */
export interface TalkLine {
  readonly id: number;
  readonly at: number;
  readonly seat: number;
  readonly name: string;
  readonly said?: string;
  readonly code?: string;
  readonly args?: Text['args'];
}

export interface Summary extends Pace {
  readonly id: string;
  readonly game: string;
  readonly options: Options;
  readonly stage: Text;
  readonly to_act: readonly number[];
  readonly over: boolean;
  readonly yours: boolean;
  readonly seats: readonly SeatShown[];
  readonly invites?: { readonly [seat: string]: string };
  readonly updated: string | number;
}

export interface Me {
  readonly name: string;
  readonly tables: readonly Summary[];
}

/** How messages reach me. */
export interface MySettings {
  readonly name: string;
  readonly lang: string | null;
  readonly hook: string | null;
  /** Where this server sends messages. */
  readonly webhooks: 'public' | 'private' | 'off';
}

/** A token of a program, without the secret itself. */
export interface TokenNote {
  readonly id: string;
  readonly label: string;
  readonly created: number;
}

export interface ScoreLine {
  readonly code: string;
  readonly points: number;
  readonly refs: readonly string[];
}

export interface ScoreSheet {
  readonly seat: number;
  readonly total: number;
  readonly lines: readonly ScoreLine[];
}

/** What somebody made of a deal. */
export interface DealResult {
  readonly table: string;
  readonly seat: number;
  readonly kind: SeatShown['kind'];
  readonly name: string;
  readonly level: number | null;
  readonly total: number;
  readonly won: boolean;
  readonly mine: boolean;
  /** Whether they had the deal before. */
  readonly again: boolean;
}

/** The same deal at other tables. */
export interface Elsewhere {
  /** Its name for a link; nothing where it cannot be dealt again. */
  readonly deal: string | null;
  readonly game: string;
  readonly seats: number;
  readonly results: readonly DealResult[];
  readonly count: number;
  readonly totals: readonly (readonly [total: number, count: number])[];
  readonly median: number | null;
  readonly day: string | null;
}

export interface SharedDeal {
  readonly game: string;
  readonly seats: number;
  readonly options: Options;
  /** My table with this deal that goes on. */
  readonly running: string | null;
  readonly finished: string | null;
}

/** Where I am with a deal of the day. */
export interface DailyStanding {
  readonly game: string;
  readonly running: string | null;
  readonly finished: string | null;
  /** What I reached in the try that counts. */
  readonly total: number | null;
  readonly count: number;
}

export interface Today {
  readonly day: string;
  readonly games: readonly DailyStanding[];
}

export interface Daily extends DailyStanding {
  readonly day: string;
  readonly today: boolean;
  readonly seats: number;
  readonly commitment: string;
  readonly totals: Elsewhere['totals'] | null;
  readonly median: number | null;
  readonly previous: string | null;
  readonly next: string | null;
}

/** A finished game in short. */
export interface Told {
  readonly id: string;
  readonly game: string;
  readonly seats: readonly SeatShown[];
  readonly moves: readonly ToldMove[];
  readonly outcome: Ending | null;
  /** Where the game stood before the first move. */
  readonly start: Text;
  /** Whether it was played at a table here. */
  readonly table: boolean;
}

export interface ToldMove {
  /** 0 is nature. */
  readonly seat: number;
  readonly path: readonly string[];
  readonly events: readonly Happening[];
  readonly stage: Text;
}

/** How a finished game stood after a move. */
export interface Moment {
  readonly move: number;
  readonly seat: number | null;
  readonly stage: Text;
  readonly scene: Scene;
  readonly scores: readonly ScoreSheet[];
}

/** Every line of every seat's score, before the first move and after each. */
export interface ScoreCurve {
  readonly seats: readonly {
    readonly seat: number;
    readonly totals: readonly number[];
    readonly lines: readonly { readonly code: string; readonly points: readonly number[] }[];
  }[];
}

/** One move of nature: how it is written, and the numbers behind it (bound, number). */
export interface Roll {
  readonly path: readonly string[];
  readonly draws: readonly (readonly [number, number])[] | null;
}

/** A board that was played on paper, as far as it can be read. */
export interface Judged {
  readonly position: string;
  readonly options: Options;
  readonly board: Area;
  /** Nothing while something is wrong. */
  readonly score: ScoreSheet | null;
  readonly faults: readonly Refusal[];
  readonly offers: readonly Offer[];
}

/** A piece that may be entered at a place, once for every way to turn it. */
export interface Offer {
  readonly spot: Spot;
  readonly entries: readonly string[];
  /** How many of them, from the first, go with what is round the place. */
  readonly fits: number;
}

/** What is pointed at in a step of a tour or in a picture of the rules. */
interface Pointed {
  readonly point: readonly string[];
  /** A move that is drawn as if it were being made. */
  readonly tried: readonly string[];
  /** Why it is refused, if it is. */
  readonly reasons: readonly Refusal[];
  readonly scene: Scene;
}

export interface TourStep extends Pointed {
  readonly text: Text;
  readonly seat: number | null;
  readonly stage: Text;
  readonly scores: readonly ScoreSheet[];
  /** Lines of the score whose places are pointed at. */
  readonly lines: readonly string[];
  /** The move that the learner is to make, or nothing. */
  readonly do: readonly string[];
  readonly next: readonly string[];
}

export interface TourAnswer {
  readonly next: readonly string[];
  readonly complete: boolean;
  readonly reasons: readonly Refusal[];
}

export interface RulesPicture extends Pointed {
  /** How many areas, from the first on, are drawn. */
  readonly shown: number;
  /** Whether what is pointed at earns points. */
  readonly scored: boolean;
  /** Where points are lost. */
  readonly losses: readonly string[];
}

/** What one seat sees of a table, or a spectator. */
export interface Perspective {
  readonly seat: number | null;
  readonly stage: Text;
  readonly scene: Scene;
  readonly sheets: readonly ScoreSheet[];
  readonly acting: boolean;
  readonly can: readonly string[];
  readonly next: readonly string[];
  readonly usual: readonly string[] | null;
  readonly draft: readonly (readonly string[])[];
  readonly missing: readonly Refusal[];
  readonly tree?: Tree | null;
}

/** All that can be picked; the last node is where picking begins. */
export interface Tree {
  readonly nodes: readonly (readonly (readonly [number, string])[])[];
}

export interface Ending {
  readonly reason: Text;
  readonly winners: readonly number[];
}

export interface Snapshot extends Pace {
  readonly type: 'table';
  readonly seq: number;
  readonly id: string;
  readonly game: string;
  readonly options: Options;
  readonly secret: boolean;
  readonly over: boolean;
  readonly to_act: readonly number[];
  readonly seats: readonly SeatShown[];
  readonly views: readonly Perspective[];
  readonly ending: Ending | null;
  /** Whether dice and cards are real ones; then nothing is promised about them. */
  readonly typed: boolean;
  readonly question: Question | null;
  readonly commitment: string | null;
  readonly seed: string | null;
}

/** What real dice or cards are to be told now. */
export interface Question {
  /** To whom alone they are shown. */
  readonly seat: number | null;
  /** Whether it is for me to tell. */
  readonly yours: boolean;
  readonly head: readonly string[];
  readonly asked: readonly Asked[];
  readonly example: string;
}

/** Dice that are alike, or a bag of cards. */
export interface Asked {
  readonly count: number;
  /** How often each word can come up; empty where that would tell a secret. */
  readonly most: { readonly [word: string]: number };
  readonly area: Area;
}

/** Spots in place of others; places are those before the change, the last one comes first. */
export interface Splice {
  readonly start: number;
  readonly removed: number;
  readonly spots: readonly Spot[];
}

/** Strokes in place of others, told as spots are. */
export interface StrokeSplice {
  readonly start: number;
  readonly removed: number;
  readonly strokes: readonly Stroke[];
}

/** What differs of a spot; its number is the one that it has now. */
export interface SpotChange extends Partial<Spot> {
  readonly number: number;
}

/** An area that differs: all of it, or what is told of it, done in the order of the fields. */
export interface AreaChange extends Partial<Pick<Area, 'label' | 'size'>> {
  readonly number: number;
  readonly area?: Area | null;
  readonly moved?: Point;
  readonly strokes?: readonly StrokeSplice[];
  readonly splices?: readonly Splice[];
  readonly spots?: readonly SpotChange[];
}

/** What differs for one seat; what is left out is as before. */
export interface ViewChange extends Partial<Omit<Perspective, 'seat' | 'scene'>> {
  readonly seat: number | null;
  readonly count?: number;
  readonly areas?: readonly AreaChange[];
}

/** What has changed since the message before; what is left out is as before. */
export interface Update extends Partial<Pick<Snapshot, 'over' | 'to_act' | 'seats' | 'ending' | 'waited' | 'question' | 'seed'>> {
  readonly type: 'update';
  readonly seq: number;
  readonly views?: readonly ViewChange[];
}

export interface Ack {
  readonly type: 'ack';
  readonly key: string | null;
  readonly events: readonly Happening[];
  /** Nothing if it was done. */
  readonly error: Problem | null;
}

export interface Chosen {
  readonly type: 'choices';
  readonly key: string;
  readonly next: readonly string[];
  readonly complete: boolean;
}

export interface Explained {
  readonly type: 'why';
  readonly key: string;
  readonly reasons: readonly Refusal[];
}

export interface Pong {
  readonly type: 'pong';
  readonly key: string;
}

export interface News {
  readonly type: 'events';
  readonly all: boolean;
  readonly events: readonly Happening[];
}

export interface Talk {
  readonly type: 'talk';
  readonly all: boolean;
  readonly lines: readonly TalkLine[];
}

/** Why the server ends the connection. */
export interface Cut {
  readonly type: 'error';
  readonly error: Problem;
}

export type FromServer = Snapshot | Update | News | Talk | Ack | Chosen | Explained | Pong | Cut;
