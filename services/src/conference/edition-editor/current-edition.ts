import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { db } from '../../platform/database/db.js';
import { statement } from '../../platform/database/statement.js';
import { AuditService } from '../../platform/audit/audit.service.js';
import { notifySite } from '../site/site-channel.js';
import { fieldChanges } from './field-changes.js';
import { AdminEditionsQuery } from './admin-editions.query.js';
import type { AdminEdition } from './admin-editions.schema.js';
import { Edition } from '../editions/edition.entity.js';
import { editionNotFound, notConfirmed, otherAccount, toBeChecked } from './editions.errors.js';

/** The bank details of an edition as they last came into effect with a confirmation. */
const findConfirmedBank = statement((p: { editionId: string }) =>
  db
    .selectFrom('bank_changes')
    .select('after_bank as bank')
    .where('edition_id', '=', p.editionId)
    .where('status', '=', 'effective')
    .orderBy('closed_at', 'desc')
    .limit(1),
);

@Injectable()
export class CurrentEdition {
  constructor(
    private readonly dataSource: DataSource,
    private readonly query: AdminEditionsQuery,
    private readonly audit: AuditService,
  ) {}

  /**
   * Makes an edition the one that visitors see. Registrations stay with the edition that they were
   * made for.
   * @param confirm the edition's slug, typed once more
   * @throws AppError NOT_FOUND, VALIDATION_FAILED; CONFLICT while a copied section is to be checked, and
   *   for other bank details that no second administrator confirmed
   */
  async make(actorId: string, id: string, confirm: string): Promise<AdminEdition> {
    return this.dataSource.transaction(async (tx) => {
      const editions = await tx.find(Edition, {
        select: { id: true, slug: true, isCurrent: true, toCheck: true },
        order: { id: 'ASC' },
        lock: { mode: 'pessimistic_write' },
      });
      const next = editions.find((edition) => edition.id === id);
      const before = editions.find(({ isCurrent }) => isCurrent);
      if (!next) throw editionNotFound();
      if (confirm !== next.slug) throw notConfirmed(next.slug);
      if (next.toCheck.length > 0) throw toBeChecked(next.toCheck);
      if (before?.id === id) return this.query.read(tx, id);
      if (before) await this.refuseOtherAccount(tx, id, before.id);
      await tx.update(Edition, { isCurrent: true }, { isCurrent: false });
      await tx.update(Edition, { id }, { isCurrent: true });
      await this.audit.record(tx, {
        actorId,
        action: 'edition.made-current',
        subject: { type: 'edition', id },
        fields: ['isCurrent'],
        before: before?.slug,
        after: next.slug,
      });
      await notifySite.run(tx);
      return this.query.read(tx, id);
    });
  }

  /** Bank details become public that are already, or that were changed with a confirmation. */
  private async refuseOtherAccount(tx: EntityManager, id: string, before: string): Promise<void> {
    const { bank } = (await this.query.revision(tx, id)).draft;
    const current = await this.query.revision(tx, before);
    if (fieldChanges(current.draft.bank, bank).length === 0) return;
    const confirmed = await findConfirmedBank.first(tx, { editionId: id });
    if (!confirmed || fieldChanges(confirmed.bank, bank).length > 0) throw otherAccount();
  }
}
