import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import * as z from 'zod';
import { dollars } from '../../conference/editions/fees.js';
import { EmailOutbox } from '../../messaging/outbox/email-outbox.js';
import {
  type Block,
  button,
  facts,
  nextStep,
  note,
  paragraph,
  quote,
} from '../../messaging/templates/email-blocks.js';
import { personName } from '../../messaging/templates/email-fields.js';
import { emailTemplate } from '../../messaging/templates/email-template.js';
import { samplePerson } from '../../messaging/templates/sample-values.js';
import { Config } from '../../platform/config/config.js';
import { formatAmount } from '../../platform/core/currency.js';
import { defineTexts } from '../../platform/i18n/define-texts.js';
import { findGroupPayer } from '../payments/emails/group-payer.read-model.js';
import { recipientOf } from '../payments/emails/emailed-case.js';
import type { PaymentCase } from '../payments/ledger/payment-cases.js';
import type { Refund } from './refund.entity.js';

const texts = defineTexts('server.emails.refund-account', {
  subject: 'Where shall we send your refund? {reference}',
  hello: 'Dear {title} {firstName} {lastName},',
  text: 'We are about to send {amount} back to you for {conference}:',
  payment: 'Payment',
  refund: 'Refund',
  amount: 'Amount',
  next: 'Enter your bank account on the page below. We never ask for it by email or on the phone.',
  button: 'Enter your bank account',
  privacy:
    'Only the finance team sees the account, and uses it for this refund. The link is valid for 30 days. If you did not expect this email, write to {contactEmail}.',
});

export const refundAccountAsked = emailTemplate({
  kind: 'refund-account-asked',
  data: z.object({
    title: z.string(),
    firstName: personName,
    lastName: personName,
    merchantReference: z.string(),
    refundReference: z.string(),
    amount: z.number().describe('In dollars.'),
    reason: z.string(),
    link: z.string(),
  }),
  secrets: ['link'],
  sample: (siteUrl) => ({
    ...samplePerson,
    merchantReference: '2025-SAMPLE-REF',
    refundReference: '2025R-SAMPLE-REF',
    amount: 250,
    reason: 'Your visa was refused.',
    link: `${siteUrl}/refund-account/sample`,
  }),
  write: (data, edition) => {
    const amount = formatAmount(data.amount);
    return {
      subject: texts.subject({ reference: data.merchantReference }),
      blocks: [
        hello(data),
        paragraph(texts.text({ amount, conference: edition.name })),
        quote(data.reason),
        facts(
          [texts.payment, data.merchantReference],
          [texts.refund, data.refundReference],
          [texts.amount, amount],
        ),
        nextStep(texts.next),
        button(texts.button, data.link),
        note(texts.privacy({ contactEmail: edition.contactEmail })),
      ],
    };
  },
});

const replaced = defineTexts('server.emails.refund-account-replaced', {
  subject: 'The account for your refund was changed: {reference}',
  text: 'Your refund from {conference} goes to another account now:',
  before: 'Until now',
  after: 'From now on',
  next: 'If you changed it, you do not need to do anything. If you did not, write to {contactEmail} at once: we stop the refund.',
});

export const refundAccountReplaced = emailTemplate({
  kind: 'refund-account-replaced',
  data: z.object({
    title: z.string(),
    firstName: personName,
    lastName: personName,
    refundReference: z.string(),
    before: z.string().describe('Masked, as the next.'),
    after: z.string(),
  }),
  sample: () => ({
    ...samplePerson,
    refundReference: '2025R-SAMPLE-REF',
    before: 'DE •••• 3000',
    after: 'GB •••• 5432',
  }),
  write: (data, edition) => {
    const { refundReference: reference } = data;
    return {
      subject: replaced.subject({ reference }),
      blocks: [
        hello(data),
        paragraph(replaced.text({ conference: edition.name })),
        facts(
          [texts.refund, reference],
          [replaced.before, data.before],
          [replaced.after, data.after],
        ),
        nextStep(replaced.next({ contactEmail: edition.contactEmail })),
      ],
    };
  },
});

@Injectable()
export class RefundEmails {
  constructor(
    private readonly config: Config,
    private readonly outbox: EmailOutbox,
  ) {}

  async ask(tx: EntityManager, about: PaymentCase, refund: Refund, token: string): Promise<void> {
    const { to, name } = await payerOf(tx, about);
    await this.outbox.add(tx, {
      template: refundAccountAsked,
      to,
      data: {
        ...name,
        merchantReference: about.payment.merchantReference,
        refundReference: refund.reference,
        amount: dollars(refund.amountCents),
        reason: refund.reason,
        link: `${this.config.publicUrl}/refund-account/${token}`,
      },
      // Asking again sends a new link.
      cause: `${refundAccountAsked.kind}:${refund.id}:${refund.version}`,
    });
  }

  /** @param before its account until now */
  async replaced(
    tx: EntityManager,
    about: PaymentCase,
    before: Refund,
    { accountLabel }: Pick<Refund, 'accountLabel'>,
  ): Promise<void> {
    const { to, name } = await payerOf(tx, about);
    await this.outbox.add(tx, {
      template: refundAccountReplaced,
      to,
      data: {
        ...name,
        refundReference: before.reference,
        before: before.accountLabel ?? '',
        after: accountLabel ?? '',
      },
      cause: `${refundAccountReplaced.kind}:${before.id}:${before.version}`,
    });
  }

  async forget(tx: EntityManager, refundId: string): Promise<void> {
    await this.outbox.forget(tx, `${refundAccountAsked.kind}:${refundId}`);
    await this.outbox.forget(tx, `${refundAccountReplaced.kind}:${refundId}`);
  }
}

/** The money of a group is its payer's, never a member's. */
async function payerOf(tx: EntityManager, about: PaymentCase) {
  const payer = about.group && (await findGroupPayer.one(tx, { groupId: about.group.id }));
  const { title, firstName, lastName } = payer ?? about.registration;
  return {
    to: payer?.email ?? recipientOf(about),
    name: { title: title ?? '', firstName, lastName },
  };
}

/** A payer of a group can have no title. */
function hello(name: { title: string; firstName: string; lastName: string }): Block {
  return paragraph(texts.hello(name).replace('  ', ' '));
}
