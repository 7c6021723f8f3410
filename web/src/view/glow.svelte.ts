import type { Area, ScoreSheet } from '../wire/types';

/** The line of a score sheet that is pointed at: its places light up on the boards. */
export class Glow {
  line = $state.raw<{ readonly seat: number; readonly code: string } | null>(null);

  constructor(private readonly sheets: () => readonly ScoreSheet[]) {}

  isOn(seat: number, code: string): boolean {
    return this.line?.seat === seat && this.line.code === code;
  }

  /** Points at a line, or no longer; gets whether it is pointed at now. */
  toggle(seat: number, code: string): boolean {
    this.line = this.isOn(seat, code) ? null : { seat, code };
    return this.line !== null;
  }

  /** Gets what lights up in an area; nothing where no line of its seat is pointed at. */
  on(area: Area): readonly string[] | null {
    const { line } = this;
    if (!line || (area.seat !== null && area.seat !== line.seat)) return null;
    const refs = this.lines(line.seat).find((each) => each.code === line.code)?.refs ?? [];
    return refs.length > 0 ? refs : null;
  }

  /** Gets the places where a seat loses points: those of the line that is pointed at; while none is, all of them or none. */
  losses(seat: number | null, all: boolean): readonly string[] {
    const lines = this.lines(seat).filter((line) => line.points < 0 && (this.line ? this.isOn(seat ?? 0, line.code) : all));
    return lines.flatMap((line) => line.refs);
  }

  private lines(seat: number | null): ScoreSheet['lines'] {
    return this.sheets().find((sheet) => sheet.seat === seat)?.lines ?? [];
  }
}
