import { camt } from '../bench/statements/written.mjs';
import type { Answer } from '../test/call.js';
import { groupBuyer } from '../test/groups.js';
import type { PaymentsLab } from '../test/payments.js';
import type { Person } from '../test/people.js';
import type { Part } from './payment-book.js';
import type { TransferBook } from './transfer-book.js';

let lines = 0;

/** A group of a payer, who pays by transfers with its reference. */
export class GroupBook {
  private constructor(
    private readonly lab: PaymentsLab,
    private readonly payer: Person,
    private readonly id: string,
    private readonly token: string,
    private readonly transfers: TransferBook,
    private readonly heard: (answer: Promise<Answer>) => Promise<Answer>,
  ) {}

  static async open(
    lab: PaymentsLab,
    transfers: TransferBook,
    heard: (answer: Promise<Answer>) => Promise<Answer>,
  ): Promise<GroupBook> {
    const payer = await lab.server.person('user');
    const { body } = await lab.server.call('POST', '/groups', {
      token: payer.token,
      body: {
        organization: 'Lakeside University (sample)',
        invoice: groupBuyer,
        invoiceEmail: 'accounts@lakeside.example',
        peopleLimit: 3,
      },
    });
    const token = new URL(String(body.link)).searchParams.get('group') ?? '';
    return new GroupBook(lab, payer, String(body.id), token, transfers, heard);
  }

  get header(): Record<string, string> {
    return { 'registration-group': this.token };
  }

  async invoice(): Promise<void> {
    await this.heard(this.call('POST', '/invoice'));
  }

  async remove(paymentId: string): Promise<void> {
    await this.heard(this.call('DELETE', `/members/${paymentId}`));
  }

  /** @returns what each member got */
  async pay(share: number): Promise<Part[]> {
    const { outstandingAmount, merchantReference } = (await this.call('GET', '')).body;
    const amount = Math.round(share * Number(outstandingAmount) * 100);
    if (amount === 0) return [];
    const reference = `BY-GROUP-${(lines += 1)}`;
    const [line, isCertain] = await this.imported(amount, reference, String(merchantReference));
    await this.transfers.learn(reference);
    if (!line) return [];
    const { parts } = line.proposal;
    const body = isCertain
      ? { lineIds: [line.id] }
      : {
          version: line.version,
          parts: parts.map((part) => ({ paymentId: part.paymentId, amount: part.amount })),
        };
    const path = isCertain ? `${line.statementId}/confirm` : `lines/${line.id}/match`;
    const answer = await this.heard(this.asFinance('POST', `/statements/${path}`, body));
    const isPaid = isCertain ? answer.body.confirmed === 1 : answer.status === 200;
    if (!isPaid) return [];
    this.transfers.change(line.id, -sumOf(parts));
    return parts;
  }

  private async imported(minor: number, reference: string, text: string) {
    const account = `FR${String(lines).padStart(20, '0')}`;
    const transfer = { minor, date: '2025-10-14', sender: 'Ministry of Samples', text, reference };
    const body = new FormData();
    const file = [...camt({ account, opening: 0, transfers: [transfer] })].join('');
    body.set('file', new Blob([file]), 'group.xml');
    const { statements } = (await this.asFinance('POST', '/statements', body)).body;
    const { id: statementId } = statements[0] as { id: string };
    const { certain, proposals } = (await this.asFinance('GET', `/statements/${statementId}`)).body;
    const [line] = [...certain.items, ...proposals.items] as Line[];
    return [line && { ...line, statementId }, certain.count > 0] as const;
  }

  private call(method: string, path: string): Promise<Answer> {
    return this.lab.server.call(method, `/groups/${this.id}${path}`, { token: this.payer.token });
  }

  private asFinance(method: string, path: string, body?: unknown): Promise<Answer> {
    const { server, admin } = this.lab;
    return server.call(method, `/admin${path}`, { token: admin.token, body });
  }
}

interface Line {
  id: string;
  version: number;
  proposal: { parts: Part[] };
}

function sumOf(parts: Part[]): number {
  return parts.reduce((sum, { amount }) => sum + amount, 0);
}
