import type { Answer } from '../test/call.js';
import type { PaymentsLab } from '../test/payments.js';
import type { TransferBook } from './transfer-book.js';

export interface KnownPayment {
  id: string;
  who: number;
  /** Received less returned money, by the server's responses, in dollars. */
  booked: number;
}

/** Dollars of a payment. */
export interface Part {
  paymentId: string;
  amount: number;
}

interface Entry {
  id: string;
  amount: number;
  transferId: string | null;
  bankTransactionId: string;
  canUnmatch: boolean;
}

let transfers = 0;

/** The payments of a sequence, and the money that finance types in and unmatches. */
export class PaymentBook {
  private readonly known = new Map<string, KnownPayment>();

  constructor(
    private readonly lab: PaymentsLab,
    private readonly transfers: TransferBook,
    private readonly heard: (answer: Promise<Answer>) => Promise<Answer>,
  ) {}

  get all(): KnownPayment[] {
    return [...this.known.values()];
  }

  at(nth: number): KnownPayment | undefined {
    return this.all[nth % this.known.size];
  }

  learn(who: number, id: string | null): void {
    if (id !== null && !this.known.has(id)) this.known.set(id, { id, who, booked: 0 });
  }

  got(parts: Part[]): void {
    for (const { paymentId, amount } of parts) {
      const payment = this.known.get(paymentId);
      if (payment) payment.booked += amount;
    }
  }

  gave(parts: Part[]): void {
    this.got(parts.map(({ paymentId, amount }) => ({ paymentId, amount: -amount })));
  }

  /** The newest money that can be unmatched. */
  async unmatch(payment: KnownPayment, keepsMoney: boolean): Promise<void> {
    const { ledger } = await this.lab.read(payment.id);
    const entry = (ledger as Entry[]).filter(({ canUnmatch }) => canUnmatch).at(-1);
    if (!entry) return;
    const body = { entryId: entry.id, keepsMoney, reason: 'Money of another person.' };
    const { status } = await this.heard(this.lab.act(payment.id, 'unmatch', body));
    if (status !== 200) return;
    payment.booked -= entry.amount;
    if (entry.transferId) this.transfers.change(entry.transferId, entry.amount);
    if (keepsMoney) await this.transfers.learn(entry.bankTransactionId, false);
  }

  /** Negative shares return money. */
  async book(
    payment: KnownPayment,
    action: 'match' | 'confirm' | 'refund' | 'refund-overpayment',
    share: number,
    of: 'outstandingAmount' | 'receivedAmount' | 'overpaidAmount',
  ): Promise<void> {
    const now = await this.lab.read(payment.id);
    const amount = Math.round(Math.abs(share) * (now[of] || 50) * 100) / 100;
    const line = { amount, date: '2025-10-14', bankTransactionId: `TRX-${(transfers += 1)}` };
    const body = {
      ...(share > 0 && line),
      ...(share < 0 && { amount, reason: 'Money goes back.' }),
      ...(action === 'confirm' && { studentProofSeen: true }),
    };
    const { status } = await this.heard(this.lab.act(payment.id, action, body));
    if (status === 200 && share !== 0) payment.booked += Math.sign(share) * amount;
  }
}
