import { camt } from '../bench/statements/written.mjs';
import type { Answer } from '../test/call.js';
import type { PaymentsLab } from '../test/payments.js';
import type { TransferBook } from './transfer-book.js';

let accounts = 0;

/** A statement of one account, of which files have overlapping parts. */
export class StatementBook {
  private readonly account = `DE${String((accounts += 1)).padStart(20, '0')}`;
  private readonly imported = new Set<number>();

  constructor(
    private readonly lab: PaymentsLab,
    private readonly transfers: TransferBook,
    private readonly heard: (answer: Promise<Answer>) => Promise<Answer>,
  ) {}

  async import(from: number, count: number): Promise<void> {
    const { server, admin } = this.lab;
    const lines = Array.from({ length: count }, (_, n) => from + n);
    const file = [...camt({ account: this.account, opening: 0, transfers: lines.map(this.line) })];
    const body = new FormData();
    body.set('file', new Blob([file.join('')]), 'part.xml');
    const sent = { token: admin.token, body };
    const { status } = await this.heard(server.call('POST', '/admin/statements', sent));
    if (status !== 200) return;
    for (const line of lines) this.imported.add(line);
    await this.transfers.learn(this.prefix);
  }

  /** @returns the lines that are missing or doubled */
  async wrong(): Promise<object[]> {
    const rows = await this.lab.server.dataSource.query<{ reference: string }[]>(
      `SELECT bank_reference AS reference FROM bank_lines l JOIN bank_accounts a ON a.id = l.account_id
        WHERE a.number = $1 AND l.status = 'booked' ORDER BY 1`,
      [this.account],
    );
    const found = rows.map(({ reference }) => reference);
    const expected = Array.from(this.imported, (n) => this.line(n).reference).sort();
    return found.join() === expected.join() ? [] : [{ found, expected }];
  }

  private get prefix(): string {
    return `${this.account}-`;
  }

  /** Lines 1 and 2 are equal payments of one day. */
  private readonly line = (n: number) => ({
    minor: [5_000, 25_000, 25_000, 60_000][n % 4] ?? 0,
    date: '2025-10-14',
    sender: 'Ministry of Samples',
    text: 'fees',
    reference: `${this.prefix}${n}`,
  });
}
