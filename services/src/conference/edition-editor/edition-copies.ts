import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AuditService } from '../../platform/audit/audit.service.js';
import { Idempotency } from '../../platform/idempotency/idempotency.js';
import type { IdempotentRequest } from '../../platform/idempotency/idempotent-request.js';
import { newId } from '../../platform/core/new-id.js';
import { AdminEditionsQuery } from './admin-editions.query.js';
import type { AdminEdition } from './admin-editions.schema.js';
import { normal } from './edition-normal.js';
import { Edition } from '../editions/edition.entity.js';
import { slugTaken } from './editions.errors.js';
import { EditionsService } from '../editions/editions.service.js';
import { feeTableOf } from '../editions/fees.js';
import { nextYear, sectionsToCheck } from './next-year.js';

@Injectable()
export class EditionCopies {
  constructor(
    private readonly idempotency: Idempotency,
    private readonly editions: EditionsService,
    private readonly query: AdminEditionsQuery,
    private readonly audit: AuditService,
  ) {}

  /** @throws AppError NOT_FOUND; CONFLICT when the next year has an edition */
  copy(request: IdempotentRequest, actorId: string, sourceId: string): Promise<AdminEdition> {
    return this.idempotency.run({ ...request, body: sourceId }, async (tx) => {
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
