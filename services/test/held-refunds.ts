import { newId } from '../src/platform/core/new-id.js';
import { GatewayRefunds } from '../src/registration/refunds/gateway-refunds.js';
import { PaymentDecisions } from '../src/registration/payments/decisions/payment-decisions.js';
import { importLines } from './bank-lines.js';
import { HeldPayments } from './held-payments.js';
import { note, type Email, type Subject } from './held-papers.js';
import type { PaymentsLab, Registered } from './payments.js';
import type { Person } from './people.js';
import type { StripeSimulator } from './stripe-simulator.js';
import type { TestApp } from './test-app.js';
import { until } from './until.js';

const account = { kind: 'iban', holder: 'Adaeze Obi', iban: 'GB82 WEST 1234 5698 7654 32' };
const byProvider = { kind: 'gateway' };
/** What was paid, in dollars and in cents. */
const [PAID, PAID_MINOR] = [50, 5000];

interface Versioned {
  id: string;
  version: number;
}

/** Refunds, and reports of a payment provider, with an act that waits. */
export class HeldRefunds extends HeldPayments {
  protected constructor(
    server: TestApp,
    lab: PaymentsLab,
    author: Person,
    protected readonly stripe: StripeSimulator,
  ) {
    super(server, lab, author);
  }

  protected async accountAsked(): Promise<Subject> {
    const person = await this.paid();
    const { id, version } = await this.prepared(person, account);
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

  protected async refundSent(): Promise<Subject> {
    const person = await this.paidOnline();
    const { id, version } = await this.prepared(person, byProvider);
    await this.undo(id);
    const subject = this.payment(person, async (by) => {
      return (await this.post(`/refunds/${id}/send`, { version }, by)).status === 200;
    });
    const read = async () => {
      // What is sent is paid once the provider has answered.
      await this.untilRefund(id, ({ status }) => status !== 'exported');
      return subject.read();
    };
    return { ...subject, hold: () => this.holdOf(id), read };
  }

  protected async refundMatched(): Promise<Subject> {
    const person = await this.paid();
    const { id } = await this.prepared(person, account);
    const { body } = await this.post('/refund-batches', { refundIds: [id] });
    const [batch] = body.batches as [Versioned];
    await this.post(`/refund-batches/${batch.id}/export`, { version: batch.version });
    const [line] = await importLines(this.server, this.lab.admin, {
      minor: -PAID_MINOR,
      text: 'OUT',
    });
    const lineId = line?.id ?? '';
    const subject = this.payment(person, async (by) => {
      const path = `/statements/lines/${lineId}/refund`;
      return (await this.post(path, { refundId: id }, by)).status === 200;
    });
    const read = async () => ({
      ...(await subject.read()),
      line: await this.rows('SELECT * FROM bank_lines WHERE id = $1', lineId),
    });
    return { ...subject, hold: () => this.holdOf(lineId), read };
  }

  protected async refundedElsewhere(): Promise<Subject> {
    const person = await this.paidOnline();
    const made = this.madeElsewhere(PAID_MINOR);
    await this.stripe.send(this.stripe.refundEvent(made));
    const book = { kind: 'refund', amount: PAID, reason: note };
    return this.onCheck(person, 'book-refund', book);
  }

  /** The provider names two refunds that together are ours. */
  protected async refundPaid(): Promise<Subject> {
    const person = await this.paidOnline();
    this.madeElsewhere(PAID_MINOR - 1);
    this.madeElsewhere(1);
    const { id } = await this.prepared(person, byProvider);
    await this.sendNow(id);
    await this.untilRefund(id, ({ askAt }) => askAt === null);
    return this.onCheck(person, 'refund-paid', {});
  }

  protected async disputeLost(): Promise<Subject> {
    const person = await this.paidOnline();
    const { transactionId, minor } = this.stripe.visit;
    const dispute = { id: `du_${newId()}`, transactionId, minor, end: null };
    await this.stripe.send(this.stripe.disputeEvent(dispute));
    return this.onCheck(person, 'dispute-lost', { reason: note });
  }

  private async onCheck(person: Registered, act: string, input: object): Promise<Subject> {
    const { items } = await this.get(`/admin/provider-checks?q=${person.ref}`);
    const [{ id, version }] = items as [Versioned];
    const subject = this.payment(person, async (by) => {
      const body = { version, ...input };
      return (await this.post(`/provider-checks/${id}/${act}`, body, by)).status === 200;
    });
    const read = async () => ({
      ...(await subject.read()),
      check: await this.rows('SELECT * FROM provider_checks WHERE id = $1', id),
    });
    return { ...subject, hold: () => this.holdOf(id), read };
  }

  private async paidOnline(): Promise<Registered> {
    const { server, stripe } = this;
    // The provider signs by its own clock.
    server.clock.set(new Date());
    const person = await this.lab.registered();
    const { id, token } = person;
    await server.call('POST', `/payments/${id}/online`, { token, body: { gateway: 'stripe' } });
    await stripe.pay();
    const { version } = await this.lab.read(id);
    await server.app
      .get(PaymentDecisions, { strict: false })
      .confirmAtOnce(this.lab.admin.user.id, id, { version, isStudentProofSeen: true });
    return person;
  }

  /** Of the newest payment, at the provider's own site. */
  private madeElsewhere(minor: number) {
    const { transactionId } = this.stripe.visit;
    const made = {
      id: `re_${newId()}`,
      transactionId,
      minor,
      note: '',
      status: 'succeeded' as const,
    };
    this.stripe.refunds.push(made);
    return made;
  }

  private async prepared({ id }: Registered, to: object): Promise<Versioned> {
    const { version } = await this.lab.read(id);
    const { body } = await this.post('/refunds', {
      ...{ kind: 'refund', id, version, amount: PAID, account: to },
      ...{ cause: 'visa-refused', reason: note },
    });
    return body as Versioned;
  }

  private async undo(subjectId: string): Promise<void> {
    await this.post(`/held-acts/${(await this.holdOf(subjectId)).id}/undo`, {});
  }

  private async sendNow(subjectId: string): Promise<void> {
    await this.post(`/held-acts/${(await this.holdOf(subjectId)).id}/send-now`, {});
  }

  private async untilRefund(
    id: string,
    holds: (refund: { status: string; askAt: Date | null }) => boolean,
  ): Promise<void> {
    const sending = this.server.app.get(GatewayRefunds, { strict: false });
    const sql = 'SELECT status, ask_at AS "askAt" FROM refunds WHERE id = $1';
    await until(async () => {
      const [refund] = await this.rows<{ status: string; askAt: Date | null }>(sql, id);
      if (refund && holds(refund)) return true;
      await sending.askDue();
      return false;
    });
  }
}
