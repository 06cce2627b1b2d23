import type { Answer } from '../test/call.js';
import { NO_TAXES } from '../src/conference/editions/taxes.schema.js';
import { newId } from '../src/platform/core/new-id.js';
import { offer } from '../test/offers.js';
import { reviewsOf, submittedPaper } from '../test/papers.js';
import type { PaymentsLab } from '../test/payments.js';
import type { Person } from '../test/people.js';
import { registrationData } from '../test/registration-data.js';
import { formOf, pdf } from '../test/sample-files.js';
import type { Offer, Step } from './payment-steps.js';
import { GroupBook } from './group-book.js';
import { RefundBook } from './refund-book.js';
import { StatementBook } from './statement-book.js';
import { TransferBook } from './transfer-book.js';

interface Registrant extends Person {
  papers: string[];
}

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
  private groups: GroupBook | undefined;

  private constructor(
    private readonly lab: PaymentsLab,
    private readonly people: Registrant[],
    private readonly codes: string[],
  ) {
    const heard = (answer: Promise<Answer>) => this.heard(answer);
    this.transfers = new TransferBook(lab, heard);
    this.statements = new StatementBook(lab, this.transfers, heard);
    this.refunds = new RefundBook(lab, heard);
  }

  static async begin(lab: PaymentsLab, reviewerIds: string[]): Promise<PaymentSequence> {
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
      reductions: { discountCodes: true, waivers: false },
      groups: { open: true },
      taxes: { ...NO_TAXES, invoices: true, country: 'United Kingdom' },
    });
    const codes = [];
    for (const terms of [
      { percent: 100, maxUses: 1 },
      { amount: 100, budget: 150 },
    ]) {
      const code = newId();
      const { token } = lab.admin;
      const body = { code, ...terms };
      await server.call('POST', '/admin/discount-codes', { token, body });
      codes.push(code);
    }
    const sequence = new PaymentSequence(lab, people, codes);
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
        return this.register(step);
      case 'register-anonymously':
        return this.registerAnonymously(step);
      case 'login':
        return this.signIn(step.who);
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
        return this.reopen(this.paper(step));
      case 'release':
        return this.release(this.paper(step));
    }
  }

  private async atPayment(step: PaymentStep): Promise<void> {
    const known = [...this.payments.values()];
    const payment = known[step.nth % known.length];
    if (payment) await this.pay(payment, step);
  }

  private async register(step: Extract<Step, { does: 'register' }>): Promise<void> {
    const { token } = this.person(step.who);
    const isAuthor = publishes(step.offer);
    const body = registrationData({
      ...step.offer,
      registrationType: isAuthor ? 'author' : 'participant',
      paperId: isAuthor ? this.paper(step) : null,
    });
    const headers = {
      ...(await this.quoted(step, token)),
      ...(step.inGroup && this.groups?.header),
    };
    await this.send(step.who, { token, body, headers });
  }

  /** Nothing for a code that is used up. */
  private async quoted(
    { code, offer: { price: _price, ...choice } }: Extract<Step, { does: 'register' }>,
    token: string,
  ): Promise<Record<string, string>> {
    if (code === undefined) return {};
    const body = { ...choice, extras: [], discountCode: this.codes[code] };
    const quote = await this.heard(
      this.lab.server.call('POST', '/payments/quotes', { token, body }),
    );
    return quote.status === 201 ? { 'price-quote': quote.body.id as string } : {};
  }

  /** With the address of an account, which the registration joins at the next login. */
  private async registerAnonymously({ who, offer }: { who: number; offer: Offer }): Promise<void> {
    const { email } = this.person(who).user;
    const registrationType = publishes(offer) ? 'author' : 'participant';
    await this.send(who, { body: registrationData({ ...offer, registrationType, email }) });
  }

  private async send(
    who: number,
    request: { token?: string; body: object; headers?: Record<string, string> },
  ): Promise<void> {
    const path = '/payments/manual-registration';
    const answer = await this.heard(this.lab.server.call('POST', path, request));
    if (answer.status !== 201) return;
    const id = String(answer.body.data.id);
    if (!this.payments.has(id)) this.payments.set(id, { id, who, booked: 0 });
  }

  private async signIn(who: number): Promise<void> {
    const { user, password } = this.person(who);
    const body = { email: user.email, password };
    await this.heard(this.lab.server.call('POST', '/auth/login', { body }));
  }

  private async pay(payment: KnownPayment, step: PaymentStep): Promise<void> {
    const { id, who } = payment;
    const { token } = this.person(who);
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
        const paperId = publishes(step.offer) ? this.paper({ who, paper: step.paper }) : null;
        const body = { ...step.offer, paperId };
        const own = () => server.call('PUT', `/payments/${id}/package`, { token, body });
        await this.heard(step.isOwn ? own() : this.lab.act(id, 'package', body));
        return;
      }
    }
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

  private async reopen(id: string): Promise<void> {
    await this.chair(id, 'reopening', { reason: 'A review was of another paper.' });
  }

  private async release(id: string): Promise<void> {
    await this.chair(id, 'decision', { decision: 'accepted' });
    const { server, admin } = this.lab;
    const body = { papers: [{ id }] };
    await this.heard(server.call('POST', '/admin/papers/release', { token: admin.token, body }));
  }

  private async chair(id: string, act: string, body: object): Promise<void> {
    const { server, admin } = this.lab;
    const { token } = admin;
    const { revision } = (await server.call('GET', `/admin/papers/${id}`, { token })).body;
    const sent = { token, body: { revision, ...body } };
    await this.heard(server.call('POST', `/admin/papers/${id}/${act}`, sent));
  }

  private person(at: number): Registrant {
    const person = this.people[at];
    if (!person) throw new Error(`no one at ${at}`);
    return person;
  }

  private paper({ who, paper }: { who: number; paper: number }): string {
    return this.person(who).papers[paper] ?? '';
  }

  private async heard(answer: Promise<Answer>): Promise<Answer> {
    this.answers.push(await answer);
    return answer;
  }
}

function publishes({ registrationPackage }: Offer): boolean {
  return registrationPackage.includes('publication');
}
