import { newId } from '../src/platform/core/new-id.js';
import { PaymentDecisions } from '../src/registration/payments/decisions/payment-decisions.js';
import { HeldPapers, note, type Email, type Hold, type Subject } from './held-papers.js';
import { offer } from './offers.js';
import { PaymentsLab, receipt, type Registered } from './payments.js';
import type { Person } from './people.js';
import { StripeSimulator } from './stripe-simulator.js';
import { startTestApp, type TestApp } from './test-app.js';

/** Held kinds that no subject has: they need an exported bank file, the answer of a provider, or a list of people. */
export const UNTRIED_KINDS = [
  ...['bulk-email', 'check-dispute', 'check-refund-paid', 'refund-match', 'refund-send'],
];

const professional = {
  registrationPackage: 'virtual_presentation_only',
  academicCategory: 'professional',
  price: 250,
};
const account = { kind: 'iban', holder: 'Adaeze Obi', iban: 'GB82 WEST 1234 5698 7654 32' };
const paidBy = () => ({ ...receipt, bankTransactionId: newId() });

/** A server whose acts wait for 10 minutes, and a maker of subjects for each kind of act. */
export class HeldSubjects extends HeldPapers {
  private constructor(
    server: TestApp,
    lab: PaymentsLab,
    readonly organisers: [Person, Person],
    author: Person,
    private readonly stripe: StripeSimulator,
  ) {
    super(server, lab, author);
  }

  static async open(): Promise<HeldSubjects> {
    const stripe = await new StripeSimulator().listen();
    const server = await startTestApp({ holdMinutes: 10, stripe: stripe.keys });
    stripe.eventsUrl = `${server.origin}/api/v1/payments/gateways/stripe/events`;
    const lab = await PaymentsLab.open(server);
    await offer(lab, { reductions: { discountCodes: false, waivers: true } });
    const { token } = lab.admin;
    await server.call('PUT', '/admin/waivers/budget', { token, body: { budget: 100_000 } });
    const organisers: [Person, Person] = [lab.admin, await server.person('admin')];
    return new HeldSubjects(server, lab, organisers, await server.person('user'), stripe);
  }

  async close(): Promise<void> {
    await this.server.stop();
    await this.stripe.stop();
  }

  readonly makers: Record<string, () => Promise<Subject>> = {
    'pass to review': () =>
      this.onPaper('screening', { similarityPercent: 1, aiPercent: 2, pass: true }),
    'return to author': () => this.onPaper('return-to-author', { note }),
    'desk rejection': () => this.onPaper('desk-rejection', { reason: note }),
    withdrawal: () => this.onPaper('withdrawal', { reason: note }),
    release: () => this.released(),
    'request to review': () => this.asked(),
    unassignment: () => this.unassigned(),
    'later return': () => this.onPaper('later-return', { reason: note }, 'under-review'),
    'later rejection': () => this.onPaper('rejection', { reason: note }, 'under-review'),
    reopening: () => this.onPaper('reopening', { reason: note }, 'desk-rejected'),
    'edit for the author': () => this.edited(),
    'camera-ready sent back': () => this.sentBack(),
    confirmation: async () =>
      this.onPayment(await this.lab.registered(), 'confirm', {
        ...{ ...paidBy(), studentProofSeen: true },
      }),
    rejection: async () => this.onPayment(await this.lab.registered(), 'reject', { reason: note }),
    cancellation: async () =>
      this.onPayment(await this.lab.registered(), 'cancel', { reason: note }),
    'change of package': async () =>
      this.onPayment(await this.lab.registered(), 'package', professional),
    'part payment': async () =>
      this.onPayment(await this.lab.registered(), 'match', { ...paidBy(), amount: 20 }),
    refund: async () =>
      this.onPayment(await this.paid(), 'refund', { version: 2, amount: 40, reason: note }),
    'refund of an overpayment': () => this.overpaid(),
    'credit note': async () =>
      this.onPayment(await this.paid(), 'credit-note', {
        ...{ version: 2, cancels: false, reason: note },
      }),
    'match of a transfer': () => this.onTransfer('lines'),
    'part payment by a transfer': () => this.onTransfer('transfer'),
    'fee waiver': () => this.waived('grant', { amount: 100, answer: note }),
    'declined waiver': () => this.waived('decline', { answer: note }),
    'question for an account': () => this.accountAsked(),
    'refund made at the provider': () => this.refundedElsewhere(),
  };

  private payment({ id, ref, token }: Registered, act: Subject['act']): Subject {
    return {
      hold: async () => (await this.get(`/admin/payments/${id}`)).hold as Hold,
      act,
      read: async () => ({
        registration: await this.rows(
          'SELECT r.* FROM registrations r JOIN payments p ON p.registration_id = r.id WHERE p.id = $1',
          id,
        ),
        payment: await this.rows('SELECT * FROM payments WHERE id = $1', id),
        lines: await this.rows('SELECT * FROM price_lines WHERE payment_id = $1 ORDER BY kind', id),
        ledger: await this.rows(
          'SELECT * FROM ledger_entries WHERE payment_id = $1 ORDER BY id',
          id,
        ),
        receipts: await this.rows('SELECT * FROM receipts WHERE payment_id = $1', id),
        refunds: await this.rows('SELECT * FROM refunds WHERE payment_id = $1', id),
        emails: await this.rows<Email>(
          `SELECT id, kind, recipient FROM outgoing_emails WHERE cause LIKE '%:' || $1 || '%' ORDER BY id`,
          id,
        ),
        shown: (await this.server.call('GET', `/payments/by-reference?ref=${ref}`, { token })).body,
      }),
    };
  }

  private onPayment(person: Registered, act: string, input: object): Subject {
    const method = act === 'package' ? 'PUT' : 'POST';
    const path = `/admin/payments/${person.id}/${act}`;
    // A repeat of a confirmation that was sent gets the payment as it is.
    return this.payment(person, async ({ token }) => {
      const body = { version: 1, ...input };
      const answer = await this.server.call(method, path, { token, body });
      return answer.status === 200 && answer.body.hold !== null;
    });
  }

  private async paid(): Promise<Registered> {
    const person = await this.lab.registered();
    const confirmation = { version: 1, money: paidBy(), isStudentProofSeen: true };
    await this.server.app
      .get(PaymentDecisions, { strict: false })
      .confirmAtOnce(this.lab.admin.user.id, person.id, confirmation);
    return person;
  }

  private async overpaid(): Promise<Subject> {
    const person = await this.lab.registered();
    await this.lab.act(person.id, 'match', { ...paidBy(), amount: 80 });
    const repayment = { version: 2, amount: 30, reason: note };
    return { ...this.onPayment(person, 'refund-overpayment', repayment), isEmailOnly: true };
  }

  /** As a line of a statement, or as an unmatched payment that pays a part. */
  private async onTransfer(as: 'lines' | 'transfer'): Promise<Subject> {
    const person = await this.lab.registered(professional);
    const line = { ...paidBy(), amount: 400, sender: 'Ministry of Samples' };
    const { body } = await this.post('/transfers', line);
    const id = body.id as string;
    const part = { paymentId: person.id, amount: as === 'lines' ? 250 : 100 };
    const subject = this.payment(person, async (by) => {
      const answer =
        as === 'lines'
          ? await this.post(`/statements/lines/${id}/match`, { version: 1, parts: [part] }, by)
          : await this.post(`/transfers/${id}/match`, { version: 1, ...part }, by);
      return answer.status === 200;
    });
    const read = async () => ({
      ...(await subject.read()),
      transfer: await this.rows('SELECT * FROM bank_transfers WHERE id = $1', id),
    });
    return { ...subject, read };
  }

  private async waived(act: 'grant' | 'decline', body: object): Promise<Subject> {
    const person = await this.lab.registered(professional);
    const { token, ref } = person;
    const path = `/payments/${person.id}/waiver`;
    const asked = { reason: 'My university has no funds for conferences this year.' };
    await this.server.call('PUT', path, { token, body: asked });
    const { items } = await this.get(`/admin/waivers?q=${ref}`);
    const { id } = items[0] as { id: string };
    const subject = this.payment(person, async (by) => {
      const answer = await this.post(`/waivers/${id}/${act}`, { version: 1, ...body }, by);
      return answer.status === 200;
    });
    const read = async () => ({
      ...(await subject.read()),
      shown: (await this.server.call('GET', path, { token })).body as object,
      budget: (await this.get('/admin/waivers/budget')).granted as number,
    });
    return { ...subject, hold: () => this.holdOf(id), read };
  }

  private async accountAsked(): Promise<Subject> {
    const person = await this.paid();
    const { body } = await this.post('/refunds', {
      ...{ kind: 'refund', id: person.id, version: 2, amount: 50, account },
      ...{ cause: 'visa-refused', reason: note },
    });
    const { id, version } = body as { id: string; version: number };
    const subject = this.payment(person, async (by) => {
      return (await this.post(`/refunds/${id}/ask`, { version }, by)).status === 200;
    });
    const read = async () => ({
      ...(await subject.read()),
      emails: await this.rows<Email>(
        'SELECT id, kind, recipient FROM outgoing_emails WHERE recipient = $1 ORDER BY id',
        person.user.email,
      ),
    });
    return { ...subject, hold: () => this.holdOf(id), read };
  }

  private async refundedElsewhere(): Promise<Subject> {
    const { server, stripe } = this;
    // The provider signs by its own clock.
    server.clock.set(new Date());
    const person = await this.lab.registered();
    const { id: paymentId, token, ref } = person;
    const order = { token, body: { gateway: 'stripe' } };
    await server.call('POST', `/payments/${paymentId}/online`, order);
    await stripe.pay();
    const { version } = await this.lab.read(paymentId);
    await server.app
      .get(PaymentDecisions, { strict: false })
      .confirmAtOnce(this.lab.admin.user.id, paymentId, { version, isStudentProofSeen: true });
    const { transactionId, minor } = stripe.visit;
    const made = {
      id: `re_${newId()}`,
      transactionId,
      minor,
      note: '',
      status: 'succeeded' as const,
    };
    stripe.refunds.push(made);
    await stripe.send(stripe.refundEvent(made));
    const { items } = await this.get(`/admin/provider-checks?q=${ref}`);
    const check = items[0] as { id: string; version: number };
    const body = { version: check.version, kind: 'refund', amount: 50, reason: note };
    const subject = this.payment(person, async (by) => {
      const answer = await this.post(`/provider-checks/${check.id}/book-refund`, body, by);
      return answer.status === 200;
    });
    const read = async () => ({
      ...(await subject.read()),
      check: await this.rows('SELECT * FROM provider_checks WHERE id = $1', check.id),
    });
    return { ...subject, hold: () => this.holdOf(check.id), read };
  }
}
