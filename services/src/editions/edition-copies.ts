import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AuditService } from '../audit/audit.service.js';
import { Idempotency } from '../common/idempotency/idempotency.js';
import type { OnceRequest } from '../common/idempotency/once.js';
import { newId } from '../common/new-id.js';
import { AdminEditionsQuery } from './admin-editions.query.js';
import type { AdminEdition } from './admin-editions.schema.js';
import { normal } from './edition-normal.js';
import { Edition } from './edition.entity.js';
import { slugTaken } from './editions.errors.js';
import { EditionsService } from './editions.service.js';
import { feeTableOf } from './fees.js';
import { nextYear, sectionsToCheck } from './next-year.js';

@Injectable()
export class EditionCopies {
  constructor(
    private readonly idempotency: Idempotency,
    private readonly editions: EditionsService,
    private readonly query: AdminEditionsQuery,
    private readonly audit: AuditService,
  ) {}

  /**
   * Copies an edition to the year after it. Visitors do not see the copy.
   * @throws AppError NOT_FOUND; CONFLICT when that year has an edition
   */
  copy(once: OnceRequest, actorId: string, sourceId: string): Promise<AdminEdition> {
    return this.idempotency.once({ ...once, body: sourceId }, async (tx) => {
      const source = await this.query.revision(tx, sourceId);
      const { fees, ...document } = normal(nextYear(source.draft));
      const id = newId();
      const toCheck = sectionsToCheck({ fees, ...document }, source.draft.year);
      const { slug } = document;
      await this.insert(tx, { id, slug, isCurrent: false, revision: 1, document, toCheck });
      await this.editions.addFirstRevision(tx, { id, document, fees: feeTableOf(fees) }, actorId);
      await this.audit.record(tx, {
        actorId,
        action: 'edition.copied',
        subject: { type: 'edition', id },
        before: source.draft.slug,
        after: slug,
      });
      return this.query.read(tx, id);
    });
  }

  private async insert(tx: EntityManager, edition: Edition): Promise<void> {
    const isTaken = await tx.existsBy(Edition, { slug: edition.slug });
    if (isTaken) throw slugTaken();
    await tx.insert(Edition, edition);
  }
}
