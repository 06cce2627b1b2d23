import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Clock } from '../common/clock.js';
import { newId } from '../common/new-id.js';
import { Edition } from './edition.entity.js';
import type { EditionSnapshot } from './edition.presenter.js';
import type { EditionDocument } from './edition.schema.js';
import { FeeTableRevision } from './fee-table.entity.js';
import type { FeeTable } from './fees.schema.js';

@Injectable()
export class EditionsService {
  constructor(private readonly clock: Clock) {}

  /** The edition that visitors see, with its newest fees. */
  async current(tx: EntityManager): Promise<EditionSnapshot> {
    const edition = await tx.findOneByOrFail(Edition, { isCurrent: true });
    const newest = await tx.findOneOrFail(FeeTableRevision, {
      where: { editionId: edition.id },
      order: { revision: 'DESC' },
    });
    const { id, revision, document } = edition;
    return { id, revision, document, fees: newest.fees, feeRevision: newest.revision };
  }

  /** Makes the first edition of an installation; does nothing when there is one. */
  async begin(tx: EntityManager, document: EditionDocument, fees: FeeTable): Promise<void> {
    const id = newId();
    const inserted = await tx
      .createQueryBuilder()
      .insert()
      .into(Edition)
      .values({ id, slug: document.slug, isCurrent: true, revision: 1, document })
      .orIgnore()
      .returning('id')
      .execute();
    if ((inserted.raw as unknown[]).length === 0) return;
    await tx.insert(FeeTableRevision, {
      editionId: id,
      revision: 1,
      fees,
      createdAt: this.clock.now(),
    });
  }
}
