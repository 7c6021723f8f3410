import type { TableModel } from './table.svelte';

const KEY = 'byways.telling.';

/** What real dice or cards show, as far as it is typed; it stays when it is refused, and when the tab is loaded anew. */
export class RealDice {
  private written = $state('');
  private last: { readonly question: string; readonly path: readonly string[] } | null = null;

  constructor(private readonly table: TableModel) {
    this.written = sessionStorage.getItem(KEY + table.id) ?? '';
  }

  get text(): string {
    return this.written;
  }

  set text(words: string) {
    this.written = words;
    if (words) sessionStorage.setItem(KEY + this.table.id, words);
    else sessionStorage.removeItem(KEY + this.table.id);
  }

  async tell(path: readonly string[]): Promise<void> {
    const question = JSON.stringify(this.table.question);
    if (!(await this.table.act({ do: 'tell', path }))) return;
    this.last = { question, path };
    this.text = '';
  }

  /** Takes back what was told last; if it was told here it need only be corrected. */
  async untell(): Promise<void> {
    if (!(await this.table.act({ do: 'untell' }))) return;
    const { question, view } = this.table;
    const owner = question?.seat ?? view?.seat;
    if (this.last?.question === JSON.stringify(question) && owner === view?.seat) this.text = `${this.last.path.join(' ')} `;
    this.last = null;
  }
}
