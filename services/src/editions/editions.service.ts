import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Clock } from '../common/clock.js';
import { newId } from '../common/new-id.js';
import { prepared } from '../database/prepared.js';
import { EditionRevision } from './edition-revision.entity.js';
import { Edition } from './edition.entity.js';
import type { EditionSnapshot } from './edition.presenter.js';
import type { EditionDocument } from './edition.schema.js';
import { FeeTableRevision } from './fee-table.entity.js';
import type { FeeTable } from './fees.schema.js';

/** What was priced by an edition: it keeps that edition, and that revision of its fees. */
export interface Priced {
  editionId: string;
  feeRevision: number;
}

const CURRENT = prepared(`
  SELECT e.id, e.revision, e.document, f.fees, f.revision AS "feeRevision"
    FROM editions e JOIN fee_tables f ON f.edition_id = e.id
   WHERE e.is_current ORDER BY f.revision DESC LIMIT 1`);

const PAPER_RULES = prepared(`
  SELECT id, document -> 'submissions' AS submissions, document -> 'limits' AS limits
    FROM editions WHERE is_current`);

/** What papers of the current edition go by. */
export type PaperRules = Pick<EditionDocument, 'submissions' | 'limits'> & { id: string };

@Injectable()
export class EditionsService {
  constructor(private readonly clock: Clock) {}

  /** The edition that visitors see, with its newest fees. */
  async current(tx: EntityManager): Promise<EditionSnapshot> {
    const [current] = await tx.query<EditionSnapshot[]>(CURRENT);
    if (!current) throw new Error('No edition is the current one.');
    return current;
  }

  /** The part of the current edition that papers need: the whole would cost more than all the rest. */
  async paperRules(tx: EntityManager): Promise<PaperRules> {
    const [rules] = await tx.query<PaperRules[]>(PAPER_RULES);
    if (!rules) throw new Error('No edition is the current one.');
    return rules;
  }

  /** The edition of a registration as it is now, with the fees that the registration was priced by. */
  async of(tx: EntityManager, { editionId, feeRevision }: Priced): Promise<EditionSnapshot> {
    const edition = await tx.findOneByOrFail(Edition, { id: editionId });
    const fees = await tx.findOneByOrFail(FeeTableRevision, { editionId, revision: feeRevision });
    return snapshot(edition, fees);
  }

  /** Makes the first edition of an installation; does nothing when there is one. */
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

  /** @param savedBy null for what came with the installation */
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
