import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Administrators } from '../../identity/accounts/administrators.js';
import { EmailOutbox } from '../../messaging/outbox/email-outbox.js';
import type { BankChange, BankChangeStatus } from './bank-change.entity.js';
import { changeNotFound } from './bank-changes.errors.js';
import {
  bankChangeCancelled,
  bankChangeEffective,
  bankChangeRequested,
  bankChangeScheduled,
} from './bank-changes.emails.js';
import { findBankChanges } from './bank-changes.read-model.js';

const TEMPLATES: Partial<Record<BankChangeStatus, typeof bankChangeRequested>> = {
  requested: bankChangeRequested,
  scheduled: bankChangeScheduled,
  effective: bankChangeEffective,
  cancelled: bankChangeCancelled,
};

/** Emails to all administrators, in the transaction of each step. */
@Injectable()
export class BankChangeNotices {
  constructor(
    private readonly administrators: Administrators,
    private readonly outbox: EmailOutbox,
  ) {}

  /** @param change as it is now */
  async send(tx: EntityManager, { id, status }: Pick<BankChange, 'id' | 'status'>): Promise<void> {
    const template = TEMPLATES[status];
    if (!template) return;
    const change = await findBankChanges.first(tx, { id, q: null });
    if (!change) throw changeNotFound();
    const { editionName: edition, before, after, effectiveAt } = change;
    const actor =
      status === 'cancelled' ? change.closedBy : (change.confirmedBy ?? change.requestedBy);
    const about = { edition, before, after, effectiveAt, actor: actor?.name ?? null };
    for (const { id: adminId, email, firstName } of await this.administrators.withRight(
      tx,
      'edition:read',
    )) {
      await this.outbox.add(tx, {
        template,
        to: email,
        data: { firstName, ...about },
        cause: `${template.kind}:${id}:${adminId}`,
      });
    }
  }
}
