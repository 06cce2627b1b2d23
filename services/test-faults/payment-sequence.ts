import type { Answer } from '../test/call.js';
import { NO_TAXES } from '../src/conference/editions/taxes.schema.js';
import { newId } from '../src/platform/core/new-id.js';
import { offer } from '../test/offers.js';
import { reviewsOf, submittedPaper } from '../test/papers.js';
import type { PaymentsLab } from '../test/payments.js';
import { formOf, pdf } from '../test/sample-files.js';
import type { Step } from './payment-steps.js';
import { GroupBook } from './group-book.js';
import { OrderBook } from './order-book.js';
import { PaperBook } from './paper-book.js';
import { type KnownPayment, PaymentBook } from './payment-book.js';
import { ProviderBook } from './provider-book.js';
import { type ProviderName, Providers } from './providers.js';
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

type PaymentStep = Extract<Step, { nth: number }>;

export class PaymentSequence {
  readonly payments: PaymentBook;
  readonly answers: Answer[] = [];
  readonly transfers: TransferBook;
  readonly statements: StatementBook;
  readonly reports: ProviderBook;
  private readonly refunds: RefundBook;
  private readonly orders: OrderBook;
  private readonly papers: PaperBook;
  private readonly entry: RegistrationBook;
  private groups: GroupBook | undefined;

  private constructor(
    private readonly lab: PaymentsLab,
    private readonly people: Registrant[],
    codes: string[],
    providers: Providers,
  ) {
    const heard = (answer: Promise<Answer>) => this.heard(answer);
    this.transfers = new TransferBook(lab, heard);
    this.payments = new PaymentBook(lab, this.transfers, heard);
    this.statements = new StatementBook(lab, this.transfers, heard);
    this.refunds = new RefundBook(lab, heard);
    this.orders = new OrderBook(lab, providers, this.transfers, heard);
    this.reports = new ProviderBook(
      lab,
      providers,
      { orders: this.orders, transfers: this.transfers, payments: this.payments },
      heard,
    );
    this.papers = new PaperBook(lab, heard);
    this.entry = new RegistrationBook(lab, people, codes, heard);
  }

  static async begin(
    lab: PaymentsLab,
    reviewerIds: string[],
    providers: Providers,
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
    await server.dataSource.query(
      `UPDATE editions SET document = jsonb_set(document, '{invoicing,localRates}', $1::jsonb)`,
      [JSON.stringify(Providers.localRates)],
    );
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
    const sequence = new PaymentSequence(lab, people, codes, providers);
    const heard = (answer: Promise<Answer>) => sequence.heard(answer);
    sequence.groups = await GroupBook.open(lab, sequence.transfers, heard);
    return sequence;
  }

  async run(sequence: Step[][]): Promise<void> {
    for (const together of sequence) await Promise.all(together.map((step) => this.take(step)));
  }

  /** Of refunds by providers, which end in the background. */
  async end(): Promise<void> {
    this.payments.gave(await this.reports.refunded());
    await this.reports.learnTransfers();
  }

  private async take(step: Step): Promise<void> {
    if ('nth' in step) return this.atPayment(step);
    switch (step.does) {
      case 'register':
        return this.payments.learn(step.who, await this.entry.register(step, this.groups?.header));
      case 'register-anonymously':
        return this.payments.learn(step.who, await this.entry.registerAnonymously(step));
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
        return this.payments.gave(await this.refunds.pay(step.refund));
      case 'unmatch-refund':
        return this.refunds.unmatch(step.refund);
      case 'fail-refund':
        return this.reports.fail(step.refund);
      case 'dispute':
        return this.reports.dispute(step.visit, step.part, step.end);
      case 'decide-check':
        return this.payments.gave(await this.reports.decide(step.check, step.how));
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
    const payment = this.payments.at(step.nth);
    if (payment) await this.pay(payment, step);
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
        return this.payments.book(payment, 'match', step.share, 'outstandingAmount');
      case 'match-transfer': {
        const matched = await this.transfers.match(step.transfer, id, step.share);
        payment.booked += matched;
        return;
      }
      case 'confirm':
        return this.payments.book(payment, 'confirm', step.hasMoney ? 1 : 0, 'outstandingAmount');
      case 'refund':
        return this.payments.book(payment, 'refund', -step.share, 'receivedAmount');
      case 'refund-overpayment':
        return this.payments.book(payment, 'refund-overpayment', -step.share, 'overpaidAmount');
      case 'prepare-refund':
        return this.refunds.prepare(id, step.share, step.isOver);
      case 'unmatch':
        return this.payments.unmatch(payment, step.keepsMoney);
      case 'credit': {
        const { cancels } = step;
        const body = { cancels, reason: 'The receipt is wrong.' };
        await this.heard(this.lab.act(id, 'credit-note', body));
        return;
      }
      case 'pay-online':
        return this.payOnline(payment, token, step.gateway);
      case 'refund-online':
        return this.reports.refund(id, step.share, step.isOver);
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

  private async payOnline(
    payment: KnownPayment,
    token: string,
    gateway: ProviderName,
  ): Promise<void> {
    // Awaited first: "+=" would read the booked amount before other steps at the same time change it.
    const paid = await this.orders.payOnline(payment.id, token, gateway);
    payment.booked += paid;
  }

  private async payGroup(share: number): Promise<void> {
    this.payments.got((await this.groups?.pay(share)) ?? []);
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
