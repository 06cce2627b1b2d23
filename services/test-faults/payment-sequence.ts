import type { Answer } from '../test/call.js';
import { NO_TAXES } from '../src/conference/editions/taxes.schema.js';
import { newId } from '../src/platform/core/new-id.js';
import { offer } from '../test/offers.js';
import { reviewsOf, submittedPaper } from '../test/papers.js';
import type { PaymentsLab } from '../test/payments.js';
import type { StripeSimulator } from '../test/stripe-simulator.js';
import { formOf, pdf } from '../test/sample-files.js';
import type { Step } from './payment-steps.js';
import { GroupBook } from './group-book.js';
import { OrderBook } from './order-book.js';
import { PaperBook } from './paper-book.js';
import { RefundBook } from './refund-book.js';
import {
  paperOf,
  personOf,
  publishes,
  type Registrant,
  RegistrationBook,
} from './registration-book.js';
import { StatementBook } from './statement-book.js';
import { TransferBook } from './transfer-book.js';

interface KnownPayment {
  id: string;
  who: number;
  /** Received less returned money, by the server's responses, in dollars. */
  booked: number;
}

interface Entry {
  id: string;
  amount: number;
  bankTransactionId: string;
  canUnmatch: boolean;
}

type PaymentStep = Extract<Step, { nth: number }>;

let transfers = 0;

export class PaymentSequence {
  readonly payments = new Map<string, KnownPayment>();
  readonly answers: Answer[] = [];
  readonly transfers: TransferBook;
  readonly statements: StatementBook;
  private readonly refunds: RefundBook;
  private readonly orders: OrderBook;
  private readonly papers: PaperBook;
  private readonly entry: RegistrationBook;
  private groups: GroupBook | undefined;

  private constructor(
    private readonly lab: PaymentsLab,
    private readonly people: Registrant[],
    codes: string[],
    stripe: StripeSimulator,
  ) {
    const heard = (answer: Promise<Answer>) => this.heard(answer);
    this.transfers = new TransferBook(lab, heard);
    this.statements = new StatementBook(lab, this.transfers, heard);
    this.refunds = new RefundBook(lab, heard);
    this.orders = new OrderBook(lab, stripe, heard);
    this.papers = new PaperBook(lab, heard);
    this.entry = new RegistrationBook(lab, people, codes, heard);
  }

  static async begin(
    lab: PaymentsLab,
    reviewerIds: string[],
    stripe: StripeSimulator,
  ): Promise<PaymentSequence> {
    const { server } = lab;
    const people = [];
    for (const person of [await server.person('user'), await server.person('user')]) {
      const papers = [];
      for (let n = 0; n < 2; n += 1) {
        const id = await submittedPaper(server, person.user.id, { status: 'accepted' });
        await reviewsOf(server, id, reviewerIds);
        papers.push(id);
      }
      people.push({ ...person, papers });
    }
    await offer(lab, {
      reductions: { discountCodes: true, waivers: true },
      groups: { open: true },
      taxes: { ...NO_TAXES, invoices: true, country: 'United Kingdom' },
    });
    const { token } = lab.admin;
    await server.call('PUT', '/admin/waivers/budget', { token, body: { budget: 100_000 } });
    const codes = [];
    for (const terms of [
      { percent: 100, maxUses: 1 },
      { amount: 100, budget: 150 },
    ]) {
      const code = newId();
      const body = { code, ...terms };
      await server.call('POST', '/admin/discount-codes', { token, body });
      codes.push(code);
    }
    const sequence = new PaymentSequence(lab, people, codes, stripe);
    const heard = (answer: Promise<Answer>) => sequence.heard(answer);
    sequence.groups = await GroupBook.open(lab, sequence.transfers, heard);
    return sequence;
  }

  async run(sequence: Step[][]): Promise<void> {
    for (const together of sequence) await Promise.all(together.map((step) => this.take(step)));
  }

  private async take(step: Step): Promise<void> {
    if ('nth' in step) return this.atPayment(step);
    switch (step.does) {
      case 'register':
        return this.learn(step.who, await this.entry.register(step, this.groups?.header));
      case 'register-anonymously':
        return this.learn(step.who, await this.entry.registerAnonymously(step));
      case 'login':
        return this.entry.signIn(step.who);
      case 'receive-transfer':
        return this.transfers.receive(step.sum);
      case 'return-transfer':
        return this.transfers.returnToSender(step.transfer, step.share);
      case 'import':
        return this.statements.import(step.from, step.count);
      case 'batch-refunds':
        return this.refunds.batch();
      case 'settle-batch':
        return this.refunds.settleBatch(step.act);
      case 'withdraw-refund':
        return this.refunds.withdraw(step.refund);
      case 'pay-refund':
        return this.payRefund(step.refund);
      case 'unmatch-refund':
        return this.refunds.unmatch(step.refund);
      case 'invoice-group':
        return this.groups?.invoice();
      case 'pay-group':
        return this.payGroup(step.share);
      case 'lock-period':
        return this.lockPeriod(step.day);
      case 'reopen':
        return this.papers.reopen(paperOf(this.people, step));
      case 'release':
        return this.papers.release(paperOf(this.people, step));
    }
  }

  private async atPayment(step: PaymentStep): Promise<void> {
    const known = [...this.payments.values()];
    const payment = known[step.nth % known.length];
    if (payment) await this.pay(payment, step);
  }

  private learn(who: number, id: string | null): void {
    if (id !== null && !this.payments.has(id)) this.payments.set(id, { id, who, booked: 0 });
  }

  private async pay(payment: KnownPayment, step: PaymentStep): Promise<void> {
    const { id, who } = payment;
    const { token } = personOf(this.people, who);
    const { server } = this.lab;
    switch (step.does) {
      case 'upload': {
        const body = formOf({}, { field: 'proof', content: pdf(id), name: 'receipt.pdf' });
        await this.heard(server.call('POST', `/payments/${id}/proof`, { token, body }));
        return;
      }
      case 'match':
        return this.book(payment, 'match', step.share, 'outstandingAmount');
      case 'match-transfer': {
        const matched = await this.transfers.match(step.transfer, id, step.share);
        payment.booked += matched;
        return;
      }
      case 'confirm':
        return this.book(payment, 'confirm', step.hasMoney ? 1 : 0, 'outstandingAmount');
      case 'refund':
        return this.book(payment, 'refund', -step.share, 'receivedAmount');
      case 'refund-overpayment':
        return this.book(payment, 'refund-overpayment', -step.share, 'overpaidAmount');
      case 'prepare-refund':
        return this.refunds.prepare(id, step.share, step.isOver);
      case 'unmatch':
        return this.unmatch(payment, step.keepsMoney);
      case 'credit': {
        const { cancels } = step;
        const body = { cancels, reason: 'The receipt is wrong.' };
        await this.heard(this.lab.act(id, 'credit-note', body));
        return;
      }
      case 'pay-online':
        return this.payOnline(payment, token);
      case 'waive':
        return this.orders.waive(id, token, step.percent);
      case 'invoice':
        return this.orders.invoice(id);
      case 'leave-group':
        await this.heard(server.call('POST', `/payments/${id}/leave-group`, { token }));
        return;
      case 'remove-member':
        return this.groups?.remove(id);
      case 'reject':
        await this.heard(this.lab.reject(id));
        return;
      case 'cancel': {
        const own = () => server.call('POST', `/payments/${id}/cancel`, { token });
        const finance = () => this.lab.act(id, 'cancel', { reason: 'Asked for by email.' });
        await this.heard(step.isOwn ? own() : finance());
        return;
      }
      case 'change': {
        const paperId = publishes(step.offer)
          ? paperOf(this.people, { who, paper: step.paper })
          : null;
        const body = { ...step.offer, paperId };
        const own = () => server.call('PUT', `/payments/${id}/package`, { token, body });
        await this.heard(step.isOwn ? own() : this.lab.act(id, 'package', body));
        return;
      }
    }
  }

  private async payOnline(payment: KnownPayment, token: string): Promise<void> {
    // Awaited first: "+=" would read the booked amount before other steps at the same time change it.
    const paid = await this.orders.payOnline(payment.id, token);
    payment.booked += paid;
  }

  /** The newest money that can be unmatched. */
  private async unmatch(payment: KnownPayment, keepsMoney: boolean): Promise<void> {
    const { ledger } = await this.lab.read(payment.id);
    const entry = (ledger as Entry[]).filter(({ canUnmatch }) => canUnmatch).at(-1);
    if (!entry) return;
    const body = { entryId: entry.id, keepsMoney, reason: 'Money of another person.' };
    const { status } = await this.heard(this.lab.act(payment.id, 'unmatch', body));
    if (status !== 200) return;
    payment.booked -= entry.amount;
    this.transfers.unmatched(entry.bankTransactionId, entry.amount);
    if (keepsMoney) await this.transfers.learn(entry.bankTransactionId, false);
  }

  /** Negative shares return money. */
  private async book(
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

  private async payRefund(nth: number): Promise<void> {
    const paid = await this.refunds.pay(nth);
    const payment = paid && this.payments.get(paid.paymentId);
    if (payment) payment.booked -= paid.amount;
  }

  private async payGroup(share: number): Promise<void> {
    for (const { paymentId, amount } of (await this.groups?.pay(share)) ?? []) {
      const payment = this.payments.get(paymentId);
      if (payment) payment.booked += amount;
    }
  }

  /** Up to a day of the month of all money; later days are unlocked. */
  private async lockPeriod(day: number): Promise<void> {
    const { server, admin } = this.lab;
    const { token } = admin;
    const path = '/admin/reconciliation';
    const { lockedUntil, version } = (await server.call('GET', `${path}/period`, { token })).body;
    const until = `2025-10-${String(day).padStart(2, '0')}`;
    const isLater = lockedUntil === null || until > lockedUntil;
    const body = { until, version, ...(!isLater && { reason: 'An entry is missing.' }) };
    const act = isLater ? 'lock' : 'unlock';
    await this.heard(server.call('POST', `${path}/${act}`, { token, body }));
  }

  private async heard(answer: Promise<Answer>): Promise<Answer> {
    this.answers.push(await answer);
    return answer;
  }
}
