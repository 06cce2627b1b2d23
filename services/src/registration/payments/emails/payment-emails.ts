import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Config } from '../../../platform/config/config.js';
import { dollars } from '../../../conference/editions/fees.js';
import { EmailOutbox } from '../../../messaging/outbox/email-outbox.js';
import type { PaymentCase } from '../ledger/payment-cases.js';
import { outstandingCents } from '../ledger/payment-money.js';
import type * as z from 'zod';
import type { EmailTemplate } from '../../../messaging/templates/email-template.js';
import { joiningOf, joinsOnline } from '../../../conference/editions/joining.js';
import { type EmailedCase, emailedFacts, recipientOf } from './emailed-case.js';
import { recordJoining } from './joining-emailed.js';
import { GroupEmails } from './group-emails.js';
import { countryChecked } from './country-checked.email.js';
import { groupLeft } from './group-left.email.js';
import { joiningDetails } from './joining-details.email.js';
import { bankDetailsChanged } from './bank-details-changed.email.js';
import { paymentArrived } from './payment-arrived.email.js';
import { paymentConfirmed } from './payment-confirmed.email.js';
import { paymentCredited } from './payment-credited.email.js';
import { paymentExtended } from './payment-extended.email.js';
import { paymentRefunded } from './payment-refunded.email.js';
import { paymentRejected } from './payment-rejected.email.js';
import { paymentReminder } from './payment-reminder.email.js';
import { paymentUnderpaid } from './payment-underpaid.email.js';
import { registrationCancelled } from './registration-cancelled.email.js';
import { registrationCorrected } from './registration-corrected.email.js';
import { registrationChanged } from './registration-changed.email.js';
import { registrationReceived } from './registration-received.email.js';
import { waiverDecided } from './waiver-decided.email.js';

const TEMPLATES = [
  countryChecked,
  groupLeft,
  registrationReceived,
  registrationChanged,
  registrationCorrected,
  registrationCancelled,
  paymentArrived,
  paymentConfirmed,
  paymentCredited,
  paymentRejected,
  paymentUnderpaid,
  paymentRefunded,
  paymentReminder,
  paymentExtended,
  bankDetailsChanged,
  joiningDetails,
  waiverDecided,
];

/** Before the payment is confirmed. */
function isCountryToCheck({ band }: EmailedCase): boolean {
  return band?.countryCheck === 'declared';
}

/** Each email has a cause, so a repeated call adds none. */
@Injectable()
export class PaymentEmails {
  constructor(
    private readonly config: Config,
    private readonly outbox: EmailOutbox,
    private readonly groups: GroupEmails,
  ) {}

  /**
   * @param options.again makes the cause of a resent email unique
   * @param options.registeredBy the name of the organiser who registered the person
   */
  async received(
    tx: EntityManager,
    about: EmailedCase,
    { again, registeredBy }: { again?: string; registeredBy?: string } = {},
  ): Promise<void> {
    const envelope = this.envelope(registrationReceived, about, again);
    await this.outbox.add(tx, { ...envelope, data: { ...this.transfer(about), registeredBy } });
  }

  /** To a member whose registration is the person's own to pay from now on. @param isRemoved by the payer */
  async leftGroup(
    tx: EntityManager,
    about: PaymentCase,
    { organization, isRemoved }: { organization: string; isRemoved: boolean },
  ): Promise<void> {
    const envelope = this.envelope(groupLeft, about, String(about.payment.version));
    const data = { ...this.transfer(about), organization, isRemoved };
    await this.outbox.add(tx, { ...envelope, data });
  }

  async changed(tx: EntityManager, about: PaymentCase): Promise<void> {
    const nth = String(about.payment.version);
    const envelope = this.envelope(registrationChanged, about, nth);
    await this.outbox.add(tx, { ...envelope, data: this.transfer(about) });
    await this.tellPayer(tx, about);
  }

  /** @param correctionId makes the cause unique: a correction does not change the payment */
  async corrected(tx: EntityManager, about: PaymentCase, correctionId: string): Promise<void> {
    const { organization, position, country, phone } = about.registration;
    const data = { ...this.facts(about), organization, position, country, phone };
    const envelope = this.envelope(registrationCorrected, about, correctionId);
    await this.outbox.add(tx, { ...envelope, data });
  }

  /** @param reason empty for a cancellation by the payer */
  async cancelled(tx: EntityManager, about: PaymentCase, reason: string): Promise<void> {
    const envelope = this.envelope(registrationCancelled, about);
    await this.outbox.add(tx, { ...envelope, data: { ...this.facts(about), reason } });
    await this.tellPayer(tx, about);
  }

  async confirmed(
    tx: EntityManager,
    about: PaymentCase,
    receipt: { date?: string; bankTransactionId?: string; receiptNumber?: string },
    again?: string,
  ): Promise<void> {
    // A payment that was corrected is confirmed again, with another receipt.
    const envelope = this.envelope(paymentConfirmed, about, again ?? receipt.receiptNumber);
    const joining = await this.joiningFacts(tx, about);
    const paidBy = about.group?.organization;
    const data = { ...this.facts(about), ...receipt, joining, paidBy };
    await this.outbox.add(tx, { ...envelope, data });
    if (about.group && again === undefined) await this.groups.paid(tx, about.group.id);
  }

  /** To someone who paid online, and whose student status or country is to be checked. */
  async arrived(tx: EntityManager, about: PaymentCase): Promise<void> {
    const envelope = this.envelope(paymentArrived, about, String(about.payment.version));
    const isStudent = about.registration.academicCategory === 'student';
    const what = !isStudent ? 'country' : isCountryToCheck(about) ? 'both' : 'student';
    const isProofMissing = isStudent && !about.hasStudentProof;
    const data = { ...this.facts(about), isProofMissing, what } as const;
    await this.outbox.add(tx, { ...envelope, data });
  }

  /** To a paid attendee who joins online, once for each revision of the details. */
  async joining(tx: EntityManager, about: PaymentCase): Promise<void> {
    const joining = await this.joiningFacts(tx, about);
    if (!joining) return;
    const envelope = this.envelope(joiningDetails, about, joining.revision);
    await this.outbox.add(tx, { ...envelope, data: { ...this.facts(about), joining } });
  }

  async rejected(
    tx: EntityManager,
    about: PaymentCase,
    reason: string,
    again?: string,
  ): Promise<void> {
    const envelope = this.envelope(paymentRejected, about, again);
    await this.outbox.add(tx, { ...envelope, data: { ...this.facts(about), reason } });
    if (again === undefined) await this.tellPayer(tx, about);
  }

  /** A group's payer reads the outstanding amount on the group's page. */
  async underpaid(tx: EntityManager, about: PaymentCase, again?: string): Promise<void> {
    if (about.group) return;
    const { receivedCents, version } = about.payment;
    const nth = again ?? String(version);
    const data = {
      ...this.transfer(about),
      receivedAmount: dollars(receivedCents),
      outstandingAmount: dollars(outstandingCents(about.payment)),
    };
    await this.outbox.add(tx, { ...this.envelope(paymentUnderpaid, about, nth), data });
  }

  async refunded(
    tx: EntityManager,
    about: PaymentCase,
    { amount, reason }: { amount: number; reason: string },
    { endsRegistration }: { endsRegistration: boolean },
  ): Promise<void> {
    const paidBy = about.group?.organization;
    // The money is not the member's.
    if (paidBy && !endsRegistration) return;
    const data = { ...this.facts(about), refundedAmount: amount, reason, endsRegistration, paidBy };
    const nth = String(about.payment.version);
    await this.outbox.add(tx, { ...this.envelope(paymentRefunded, about, nth), data });
    if (endsRegistration) await this.tellPayer(tx, about);
  }

  async credited(
    tx: EntityManager,
    about: PaymentCase,
    note: { number: string; receiptNumber: string; reason: string; cancels: boolean },
  ): Promise<void> {
    const envelope = this.envelope(paymentCredited, about, note.number);
    await this.outbox.add(tx, { ...envelope, data: { ...this.facts(about), ...note } });
    if (note.cancels) await this.tellPayer(tx, about);
  }

  async remind(tx: EntityManager, about: PaymentCase, isOverdue: boolean): Promise<void> {
    const data = {
      ...this.transfer(about),
      isOverdue,
      cancelsAt: about.payment.cancelsAt,
      outstandingAmount: dollars(outstandingCents(about.payment)),
    };
    const { payBy, cancelsAt, reminders, version } = about.payment;
    // Of each deadline, as it can be extended, and of each further reminder.
    const again = reminders > 2 ? `:${reminders}` : '';
    const kind = isOverdue ? 'overdue' : 'due';
    if (about.group) {
      // One for all members of a date.
      const nth = `${(cancelsAt ?? payBy).toISOString()}${again}`;
      return this.groups.payment(tx, about.group.id, { occasion: kind, cancelsAt, nth });
    }
    // Money, another date or another rule ends an announcement: the next one is another email.
    const nth = cancelsAt
      ? `cancels:${cancelsAt.toISOString()}:${version}`
      : `${kind}:${payBy.toISOString()}${again}`;
    await this.outbox.add(tx, { ...this.envelope(paymentReminder, about, nth), data });
  }

  async extended(tx: EntityManager, about: PaymentCase, reason: string): Promise<void> {
    const { group, payment } = about;
    if (group) {
      const nth = payment.payBy.toISOString();
      return this.groups.payment(tx, group.id, { occasion: 'extended', nth });
    }
    const data = {
      ...this.transfer(about),
      reason,
      outstandingAmount: dollars(outstandingCents(about.payment)),
    };
    const nth = String(about.payment.version);
    await this.outbox.add(tx, { ...this.envelope(paymentExtended, about, nth), data });
  }

  /** @param decision.amount in dollars; null for a declined application */
  async waived(
    tx: EntityManager,
    about: PaymentCase,
    { amount, answer }: { amount: number | null; answer: string },
  ): Promise<void> {
    const { payment, registration, hasStudentProof } = about;
    const isStudent = registration.academicCategory === 'student';
    const data = {
      ...this.transfer(about),
      waivedAmount: amount,
      answer,
      outstandingAmount: dollars(outstandingCents(payment)),
      awaitsProof:
        payment.amountCents === 0 && ((isStudent && !hasStudentProof) || isCountryToCheck(about)),
    };
    const nth = String(payment.version);
    await this.outbox.add(tx, { ...this.envelope(waiverDecided, about, nth), data });
  }

  /** After the check of the country that the fee depends on. @param reason of finance */
  async countryChecked(tx: EntityManager, about: PaymentCase, reason: string): Promise<void> {
    const { country = '', countryCheck } = about.band ?? {};
    const data = {
      ...this.transfer(about),
      ...{ country, reason, isRefused: countryCheck === 'refused' },
      outstandingAmount: dollars(outstandingCents(about.payment)),
    };
    const nth = String(about.payment.version);
    await this.outbox.add(tx, { ...this.envelope(countryChecked, about, nth), data });
    await this.tellPayer(tx, about);
  }

  /** @param changeId of the bank details, of which each payment hears once */
  async bankChanged(tx: EntityManager, about: PaymentCase, changeId: string): Promise<void> {
    if (about.group) {
      const bank = { occasion: 'bank-changed', nth: changeId } as const;
      return this.groups.payment(tx, about.group.id, bank);
    }
    const envelope = this.envelope(bankDetailsChanged, about, changeId);
    await this.outbox.add(tx, { ...envelope, data: this.transfer(about) });
  }

  /** Of a group's invoice, which the change of a member corrected. */
  private async tellPayer(tx: EntityManager, { group, payment }: PaymentCase): Promise<void> {
    if (!group || payment.groupRound === null) return;
    const nth = `${payment.id}:${payment.version}`;
    await this.groups.payment(tx, group.id, { occasion: 'changed', nth });
    await this.groups.paid(tx, group.id);
  }

  /** The decisions on its fee waiver. */
  async forgetWaiver(tx: EntityManager, paymentId: string): Promise<void> {
    await this.outbox.forget(tx, `${waiverDecided.kind}:${paymentId}`);
  }

  async forget(tx: EntityManager, paymentId: string): Promise<void> {
    for (const { kind } of TEMPLATES) await this.outbox.forget(tx, `${kind}:${paymentId}`);
  }

  private envelope<Schema extends z.ZodObject>(
    template: EmailTemplate<Schema>,
    about: EmailedCase,
    nth?: string,
  ) {
    const cause = [template.kind, about.payment.id, ...(nth === undefined ? [] : [nth])].join(':');
    return { template, to: recipientOf(about), cause };
  }

  /** Records that the recipient gets them. Null for attendees on site, and until they are set. */
  private async joiningFacts(tx: EntityManager, { edition, registration }: PaymentCase) {
    const joining = joinsOnline(edition, registration.packageId) ? joiningOf(edition) : null;
    if (!joining) return null;
    const { revision } = joining;
    await recordJoining.run(tx, { registrationId: registration.id, revision });
    return joining;
  }

  private transfer(about: EmailedCase) {
    return {
      ...this.facts(about),
      payBy: about.payment.payBy,
      bank: about.edition.document.bank,
      paymentsEmail: about.edition.document.contact.paymentsEmail,
      isCountryToCheck: isCountryToCheck(about),
      paidBy: about.group?.organization,
    };
  }

  private facts(about: EmailedCase) {
    return emailedFacts(about, this.config.publicUrl);
  }
}
