import { newId } from '../src/platform/core/new-id.js';
import { Config } from '../src/platform/config/config.js';
import { PaymentDecisions } from '../src/registration/payments/decisions/payment-decisions.js';
import { HeldPapers, note, type Email, type Hold, type Subject } from './held-papers.js';
import { receipt, type Registered } from './payments.js';

export const professional = {
  registrationPackage: 'virtual_presentation_only',
  academicCategory: 'professional',
  price: 250,
};
/** Of a country with the whole fee, except for those that test them. */
export const banded = {
  ...{ open: true, unclassified: 'high', check: 'finance' },
  shares: { low: 50, lowerMiddle: 100, upperMiddle: 100, high: 100 },
};
export const paidBy = () => ({ ...receipt, bankTransactionId: newId() });

/** Payments, transfers and waivers with an act that waits. */
export class HeldPayments extends HeldPapers {
  protected payment({ id, ref, token }: Registered, act: Subject['act']): Subject {
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

  protected onPayment(person: Registered, act: string, input: object): Subject {
    const method = act === 'package' ? 'PUT' : 'POST';
    const path = `/admin/payments/${person.id}/${act}`;
    // A repeat of a confirmation that was sent gets the payment as it is.
    return this.payment(person, async ({ token }) => {
      const body = { version: 1, ...input };
      const answer = await this.server.call(method, path, { token, body });
      return answer.status === 200 && answer.body.hold !== null;
    });
  }

  protected async paid(): Promise<Registered> {
    const person = await this.lab.registered();
    const confirmation = { version: 1, money: paidBy(), isStudentProofSeen: true };
    await this.server.app
      .get(PaymentDecisions, { strict: false })
      .confirmAtOnce(this.lab.admin.user.id, person.id, confirmation);
    return person;
  }

  protected async overpaid(): Promise<Subject> {
    const person = await this.lab.registered();
    await this.lab.act(person.id, 'match', { ...paidBy(), amount: 80 });
    const repayment = { version: 2, amount: 30, reason: note };
    return { ...this.onPayment(person, 'refund-overpayment', repayment), isEmailOnly: true };
  }

  /** As a line of a statement, or as an unmatched payment that pays a part. */
  protected async onTransfer(as: 'lines' | 'transfer'): Promise<Subject> {
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

  protected async countryRefused(): Promise<Subject> {
    const person = await this.lab.registered({ ...professional, country: 'Ethiopia' });
    return this.onPayment(person, 'country', { decision: 'refuse', reason: note });
  }

  protected async countryConfirmed(): Promise<Subject> {
    const person = await this.lab.registered({ ...professional, country: 'Ethiopia' });
    const { version } = await this.refusedNow(person);
    return this.onPayment(person, 'country', { decision: 'confirm', version });
  }

  /** Without a hold. */
  private async refusedNow({ id }: Registered): Promise<{ version: number }> {
    const config = this.server.app.get(Config, { strict: false });
    const { holdMinutes } = config;
    try {
      Object.assign(config, { holdMinutes: 0 });
      const { body } = await this.lab.act(id, 'country', { decision: 'refuse', reason: note });
      return body as { version: number };
    } finally {
      Object.assign(config, { holdMinutes });
    }
  }

  protected async waived(act: 'grant' | 'decline', body: object): Promise<Subject> {
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
}
