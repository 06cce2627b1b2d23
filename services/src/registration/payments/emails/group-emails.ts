import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type * as z from 'zod';
import { dollars } from '../../../conference/editions/fees.js';
import { checked, type Email, EmailOutbox } from '../../../messaging/outbox/email-outbox.js';
import { Config } from '../../../platform/config/config.js';
import { emailKey } from '../../../platform/core/email-address.js';
import { Clock } from '../../../platform/core/clock.js';
import type { Group } from '../../groups/group.entity.js';
import { groupInvitation } from './group-invitation.email.js';
import { groupPaid } from './group-paid.email.js';
import { type GROUP_OCCASIONS, groupPayment } from './group-payment.email.js';
import { findGroupPayer } from './group-payer.read-model.js';
import { utcDay } from '../../../platform/core/time.js';

interface Occasion {
  occasion: (typeof GROUP_OCCASIONS)[number];
  /** Makes the cause of the email unique. */
  nth: string;
  cancelsAt?: Date | null;
}

/** Emails to payers of groups, and to the people whom they invite. */
@Injectable()
export class GroupEmails {
  constructor(
    private readonly config: Config,
    private readonly outbox: EmailOutbox,
    private readonly clock: Clock,
  ) {}

  /** To the payer and to the address for invoices, with the outstanding amount of now. Nothing is sent without one. */
  async payment(
    tx: EntityManager,
    groupId: string,
    { occasion, nth, cancelsAt = null }: Occasion,
  ): Promise<void> {
    const group = await findGroupPayer.first(tx, { groupId });
    if (!group?.payBy || group.outstandingCents === 0) return;
    const { name, organization, merchantReference, people, payBy, document } = group;
    const data = {
      ...{ name, organization, occasion, merchantReference, people, payBy, cancelsAt },
      outstandingAmount: dollars(group.outstandingCents),
      bank: document.bank,
      paymentsEmail: document.contact.paymentsEmail,
      link: `${this.config.publicUrl}/groups/${groupId}`,
    };
    const cause = `${groupPayment.kind}:${groupId}:${occasion}:${nth}`;
    await this.toPayer(tx, group, { template: groupPayment, data, cause });
  }

  /** Once for each invoice, when the last of its money is here. Nothing is sent before. */
  async paid(tx: EntityManager, groupId: string): Promise<void> {
    const group = await findGroupPayer.first(tx, { groupId });
    if (!group || group.unpaidPeople > 0 || group.receivedCents === 0) return;
    const { name, organization, merchantReference, round, laterPeople, document } = group;
    const data = {
      ...{ name, organization, merchantReference, laterPeople },
      people: group.paidPeople,
      receivedAmount: dollars(group.receivedCents),
      paymentsEmail: document.contact.paymentsEmail,
      link: `${this.config.publicUrl}/groups/${groupId}`,
    };
    const cause = `${groupPaid.kind}:${groupId}:${round}`;
    await this.toPayer(tx, group, { template: groupPaid, data, cause });
  }

  /** And to the address for invoices. Without one, the payer's account was deleted. */
  private async toPayer<Schema extends z.ZodObject>(
    tx: EntityManager,
    { email, invoiceEmail }: { email: string; invoiceEmail: string | null },
    { cause, ...rest }: Omit<Email<Schema>, 'to'>,
  ): Promise<void> {
    if (invoiceEmail === null) return;
    const isSame = emailKey(invoiceEmail) === emailKey(email);
    const second = checked({ ...rest, to: invoiceEmail, cause: `${cause}:invoice-email` });
    await this.outbox.addAll(tx, [
      checked({ ...rest, to: email, cause }),
      ...(isSame ? [] : [second]),
    ]);
  }

  /** One to each address, and at most one a day to each. */
  async invite(
    tx: EntityManager,
    { id, organization, closesAt }: Group,
    { name, link, emails }: { name: string; link: string; emails: string[] },
  ): Promise<void> {
    const day = utcDay(this.clock.now());
    const invitations = emails.map((to) =>
      checked({
        template: groupInvitation,
        to,
        data: { name, organization, closesAt, link },
        cause: `${groupInvitation.kind}:${id}:${hashOf(to)}:${day}`,
      }),
    );
    await this.outbox.addAll(tx, invitations);
  }

  async forget(tx: EntityManager, groupId: string): Promise<void> {
    for (const { kind } of [groupInvitation, groupPayment, groupPaid])
      await this.outbox.forget(tx, `${kind}:${groupId}`);
  }
}

/** Causes are kept in the clear. */
function hashOf(email: string): string {
  return createHash('sha256').update(emailKey(email)).digest('base64url');
}
