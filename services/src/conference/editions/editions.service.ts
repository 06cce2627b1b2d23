import { sql } from 'kysely';
import { statement } from '../../platform/database/statement.js';
import { db } from '../../platform/database/db.js';
import type { ConferenceIdentity } from '../../messaging/templates/conference-identity.js';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Clock } from '../../platform/core/clock.js';
import { newId } from '../../platform/core/new-id.js';
import { EditionRevision } from './edition-revision.entity.js';
import { Edition } from './edition.entity.js';
import type { EditionSnapshot } from './edition.presenter.js';
import type { EditionDocument } from './edition.schema.js';
import { FeeTableRevision } from './fee-table.entity.js';
import type { FeeTable } from './fees.schema.js';

export interface Priced {
  editionId: string;
  feeRevision: number;
}

const findCurrent = statement(() =>
  db
    .selectFrom('editions as e')
    .innerJoin('fee_tables as f', 'f.edition_id', 'e.id')
    .select(['e.id', 'e.revision', 'e.document', 'f.fees', 'f.revision as feeRevision'])
    .where(({ ref }) => ref('e.is_current'))
    .orderBy('f.revision', 'desc')
    .limit(1),
);

const findPaperRules = statement(() =>
  db
    .selectFrom('editions')
    .select([
      'id',
      sql<EditionDocument['submissions']>`document -> 'submissions'`.as('submissions'),
      sql<EditionDocument['limits']>`document -> 'limits'`.as('limits'),
      sql<EditionDocument['topics']>`document -> 'topics'`.as('topics'),
      sql<string>`document ->> 'timeZone'`.as('timeZone'),
    ])
    .where(({ ref }) => ref('is_current')),
);

/** Waits for other holders, and for a save of the edition. Other tables may refer to the row meanwhile. */
const lockEdition = statement((p: { id: string }) =>
  db
    .selectFrom('editions as e')
    .innerJoin('fee_tables as f', 'f.edition_id', 'e.id')
    .select(['e.id', 'e.revision', 'e.document', 'f.fees', 'f.revision as feeRevision'])
    .where('e.id', '=', p.id)
    .orderBy('f.revision', 'desc')
    .limit(1)
    .forNoKeyUpdate('e'),
);

const findPlaces = statement((p: { id: string }) =>
  db
    .selectFrom('editions')
    .select(sql<EditionDocument['places']>`document -> 'places'`.as('places'))
    .where('id', '=', p.id),
);

export type PaperRules = Pick<EditionDocument, 'submissions' | 'limits' | 'topics' | 'timeZone'> & {
  id: string;
};

@Injectable()
export class EditionsService implements ConferenceIdentity {
  constructor(private readonly clock: Clock) {}

  async current(tx: EntityManager): Promise<EditionSnapshot> {
    const current = await findCurrent.first(tx);
    if (!current) throw new Error('No edition is the current one.');
    return current;
  }

  async identity(tx: EntityManager): Promise<{ name: string; contactEmail: string }> {
    const { document } = await this.current(tx);
    return { name: document.name, contactEmail: document.contact.email };
  }

  /** Reading the whole edition would cost more than the rest of the request. */
  async paperRules(tx: EntityManager): Promise<PaperRules> {
    const rules = await findPaperRules.first(tx);
    if (!rules) throw new Error('No edition is the current one.');
    return rules;
  }

  /** Locks the edition until the transaction ends, and reads it. */
  lock(tx: EntityManager, id: string): Promise<EditionSnapshot> {
    return lockEdition.one(tx, { id });
  }

  async places(tx: EntityManager, id: string): Promise<EditionDocument['places']> {
    return (await findPlaces.one(tx, { id })).places;
  }

  async of(tx: EntityManager, { editionId, feeRevision }: Priced): Promise<EditionSnapshot> {
    const edition = await tx.findOneByOrFail(Edition, { id: editionId });
    const fees = await tx.findOneByOrFail(FeeTableRevision, { editionId, revision: feeRevision });
    return snapshot(edition, fees);
  }

  async begin(tx: EntityManager, document: EditionDocument, fees: FeeTable): Promise<void> {
    const id = newId();
    const inserted = await tx
      .createQueryBuilder()
      .insert()
      .into(Edition)
      .values({ id, slug: document.slug, isCurrent: true, revision: 1, document, toCheck: [] })
      .orIgnore()
      .returning('id')
      .execute();
    if ((inserted.raw as unknown[]).length === 0) return;
    await this.addFirstRevision(tx, { id, document, fees }, null);
  }

  /** @param savedBy null for the installation */
  async addFirstRevision(
    tx: EntityManager,
    edition: { id: string; document: EditionDocument; fees: FeeTable },
    savedBy: string | null,
  ): Promise<void> {
    const { id: editionId, document, fees } = edition;
    const now = this.clock.now();
    await tx.insert(FeeTableRevision, { editionId, revision: 1, fees, createdAt: now });
    await tx.insert(EditionRevision, {
      editionId,
      revision: 1,
      document,
      feeRevision: 1,
      fields: [],
      restoredFrom: null,
      savedAt: now,
      savedBy,
    });
  }
}

function snapshot(edition: Edition, fees: FeeTableRevision): EditionSnapshot {
  const { id, revision, document } = edition;
  return { id, revision, document, fees: fees.fees, feeRevision: fees.revision };
}
