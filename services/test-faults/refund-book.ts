import { camt } from '../bench/statements/written.mjs';
import type { Answer } from '../test/call.js';
import type { PaymentsLab } from '../test/payments.js';
import type { Part } from './payment-book.js';

interface ListedRefund {
  id: string;
  reference: string;
  paymentId: string | null;
  amount: number;
  status: string;
  version: number;
  batch: { id: string; version?: number } | null;
}

interface BankLine {
  id: string;
  refundId: string;
}

const ACCOUNT = { kind: 'other', holder: 'Ada Okafor', number: '12345678', bank: 'Sample' };

let lines = 0;

/** Refunds of a sequence's payments, from their preparation to the bank's line. */
export class RefundBook {
  private readonly ids = new Set<string>();
  /** A line that is unmatched leaves the refund in the ledger. */
  private readonly booked = new Set<string>();
  private readonly paid: BankLine[] = [];

  constructor(
    private readonly lab: PaymentsLab,
    private readonly heard: (answer: Promise<Answer>) => Promise<Answer>,
  ) {}

  async prepare(paymentId: string, share: number, isOver: boolean): Promise<void> {
    const { version, receivedAmount, overpaidAmount } = await this.lab.read(paymentId);
    const most = Number(isOver ? overpaidAmount : receivedAmount) || 50;
    const { status, body } = await this.post('/refunds', {
      kind: isOver ? 'overpayment' : 'refund',
      id: paymentId,
      version,
      amount: Math.round(share * most * 100) / 100,
      cause: 'other',
      reason: 'Money goes back.',
      account: { ...ACCOUNT, country: 'Kenya' },
    });
    if (status === 201) this.ids.add(String(body.id));
  }

  /** One file of all that are ready. */
  async batch(): Promise<void> {
    const refundIds = (await this.all('ready')).map(({ id }) => id);
    if (refundIds.length > 0) await this.post('/refund-batches', { refundIds });
  }

  async settleBatch(act: 'export' | 'discard'): Promise<void> {
    const [refund] = await this.all('batched');
    if (!refund?.batch) return;
    const path = `/refund-batches/${refund.batch.id}`;
    const { version } = (await this.get(path)).body;
    await this.post(`${path}/${act}`, { version });
  }

  async withdraw(nth: number): Promise<void> {
    const refunds = await this.all();
    const refund = refunds[nth % refunds.length];
    if (!refund) return;
    await this.post(`/refunds/${refund.id}/withdraw`, { version: refund.version });
  }

  /** @returns the dollars that left a payment */
  async pay(nth: number): Promise<Part[]> {
    const refunds = await this.all('exported');
    const refund = refunds[nth % refunds.length];
    if (!refund) return [];
    const id = await this.import(refund);
    const path = `/statements/lines/${id}/refund`;
    const { status } = await this.post(path, { refundId: refund.id });
    if (status !== 200) return [];
    this.paid.push({ id, refundId: refund.id });
    if (this.booked.has(refund.id) || refund.paymentId === null) return [];
    this.booked.add(refund.id);
    return [{ paymentId: refund.paymentId, amount: refund.amount }];
  }

  async unmatch(nth: number): Promise<void> {
    const line = this.paid[nth % this.paid.length];
    if (line) await this.post(`/statements/lines/${line.id}/restore`, {});
  }

  private async import({ reference, amount }: ListedRefund): Promise<string> {
    lines += 1;
    const line = {
      minor: -Math.round(amount * 100),
      date: '2025-10-20',
      sender: 'Ada Okafor',
      text: `refund ${reference}`,
      reference: `PAID-${lines}`,
    };
    const account = `DE${String(lines).padStart(20, '9')}`;
    const body = new FormData();
    const file = [...camt({ account, opening: 0, transfers: [line] })].join('');
    body.set('file', new Blob([file]), 'paid.xml');
    const { statements } = (await this.post('/statements', body)).body;
    const statement = (await this.get(`/statements/${statements[0].id}`)).body;
    return String(statement.unmatched.items[0].id);
  }

  private async all(status?: string): Promise<ListedRefund[]> {
    const query = status ? `&status=${status}` : '';
    const { items } = (await this.get(`/refunds?limit=100${query}`)).body;
    return (items as ListedRefund[]).filter(({ id }) => this.ids.has(id));
  }

  private get(path: string): Promise<Answer> {
    const { server, admin } = this.lab;
    return server.call('GET', `/admin${path}`, { token: admin.token });
  }

  private post(path: string, body: unknown): Promise<Answer> {
    const { server, admin } = this.lab;
    return this.heard(server.call('POST', `/admin${path}`, { token: admin.token, body }));
  }
}
