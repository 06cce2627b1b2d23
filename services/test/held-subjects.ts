import { BulkEmailBatches } from '../src/operations/bulk-emails/bulk-email-batches.js';
import { banded, paidBy, professional } from './held-payments.js';
import { note, type Email, type Subject } from './held-papers.js';
import { HeldReplies } from './held-replies.js';
import { offer } from './offers.js';
import { PaymentsLab } from './payments.js';
import type { Person } from './people.js';
import { StripeSimulator } from './stripe-simulator.js';
import { startTestApp, type TestApp } from './test-app.js';
import { until } from './until.js';

/** A server whose acts wait for 10 minutes, and a maker of subjects for each kind of act. */
export class HeldSubjects extends HeldReplies {
  private constructor(
    server: TestApp,
    lab: PaymentsLab,
    readonly organisers: [Person, Person],
    author: Person,
    stripe: StripeSimulator,
  ) {
    super(server, lab, author, stripe);
  }

  static async open(): Promise<HeldSubjects> {
    const stripe = await new StripeSimulator().listen();
    const server = await startTestApp({ holdMinutes: 10, stripe: stripe.keys });
    stripe.eventsUrl = `${server.origin}/api/v1/payments/gateways/stripe/events`;
    const lab = await PaymentsLab.open(server);
    await offer(lab, { reductions: { discountCodes: false, waivers: true }, feeBands: banded });
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
    'meta-reviewer': () => this.metaReviewer(),
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
    'refused country': () => this.countryRefused(),
    'country confirmed after all': () => this.countryConfirmed(),
    'question for an account': () => this.accountAsked(),
    'refund by the provider': () => this.refundSent(),
    'refund on a statement': () => this.refundMatched(),
    'refund made at the provider': () => this.refundedElsewhere(),
    'refund seen at the provider': () => this.refundPaid(),
    'lost dispute': () => this.disputeLost(),
    'invoice of a group': () => this.groupInvoiced(),
    'removal from a group': () => this.memberRemoved(),
    'offer of a place': () => this.placeOffered(),
    'email to a group': () => this.bulkEmail(),
    'reply to an enquiry': () => this.enquiryAnswered(),
    'reply to an applicant': () => this.applicantAnswered(),
    // At the end, so that the two waivers, which share a budget, stay in different groups of the test.
    shepherd: () => this.shepherd(),
  };

  /** To two people, who read nothing but the email. */
  private async bulkEmail(): Promise<Subject> {
    // Earlier ones would fill the outbox, which no worker empties.
    await this.server.dataSource.query(
      `UPDATE outgoing_emails SET status = 'sent', message_id = '<x@y>', sent_at = now()
        WHERE kind = 'bulk-message' AND status = 'queued'`,
    );
    const people = [await this.server.person('user'), await this.server.person('user')];
    const { body } = await this.post('/bulk-emails', {
      ...{ kind: 'bulk-message', subject: 'News for {firstName}', body: 'Hello {name}.' },
      audience: { kind: 'pasted', addresses: people.map(({ user }) => user.email) },
    });
    const { id, revision } = body as { id: string; revision: number };
    const batches = this.server.app.get(BulkEmailBatches, { strict: false });
    const read = async () => {
      await until(async () => {
        await batches.look();
        const [email] = await this.rows<{ state: string }>(
          'SELECT state FROM bulk_emails WHERE id = $1',
          id,
        );
        return email?.state !== 'sending';
      });
      return {
        email: await this.rows('SELECT * FROM bulk_emails WHERE id = $1', id),
        recipients: await this.rows(
          'SELECT * FROM bulk_email_recipients WHERE bulk_email_id = $1 ORDER BY position',
          id,
        ),
        emails: await this.rows<Email>(
          `SELECT id, kind, recipient FROM outgoing_emails WHERE cause LIKE '%' || $1 ORDER BY id`,
          id,
        ),
        shown: {},
      };
    };
    return {
      hold: () => this.holdOf(id),
      act: async (by) => {
        const sending = { revision, people: people.length };
        return (await this.post(`/bulk-emails/${id}/send`, sending, by)).status === 200;
      },
      read,
      isEmailOnly: true,
    };
  }
}
