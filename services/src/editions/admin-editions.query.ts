import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import * as z from 'zod';
import { cutPage, decodeCursor, type Page } from '../common/page.js';
import { SitePublication } from '../site/site-publication.js';
import type {
  AdminEdition,
  EditionRevisionAnswer,
  HistoryItem,
  HistoryQuery,
} from './admin-editions.schema.js';
import type { EditionDraft } from './edition-draft.schema.js';
import { presentEdition } from './edition.presenter.js';
import type { EditionDocument } from './edition.schema.js';
import { editionNotFound } from './editions.errors.js';
import { feeDraftOf } from './fees.js';
import type { FeeTable } from './fees.schema.js';
import { fieldChanges } from './field-changes.js';

const SAVED = `
  r.revision, r.fee_revision AS "feeRevision", r.saved_at AS "savedAt", r.fields,
  r.restored_from AS "restoredFrom",
  CASE WHEN u.id IS NOT NULL
    THEN json_build_object('id', u.id, 'name', u.first_name || ' ' || u.last_name) END AS "savedBy"`;

const TABLES = `
  editions e JOIN edition_revisions r ON r.edition_id = e.id
  LEFT JOIN users u ON u.id = r.saved_by`;

type Saved = Omit<HistoryItem, 'savedAt'> & { savedAt: Date };

interface Whole extends Saved {
  id: string;
  isCurrent: boolean;
  toCheck: string[];
  document: EditionDocument;
  fees: FeeTable;
}

/** A revision of an edition as its editor works with it. */
export interface StoredRevision extends Omit<Whole, 'document' | 'fees'> {
  draft: EditionDraft;
}

@Injectable()
export class AdminEditionsQuery {
  constructor(private readonly publication: SitePublication) {}

  /** All editions, the newest year first: there is one a year. */
  async list(tx: EntityManager) {
    const rows = await tx.query<(Saved & Record<string, unknown>)[]>(
      `SELECT ${SAVED}, e.id, e.slug, (r.document->>'year')::int AS year,
              r.document->>'name' AS name, e.is_current AS "isCurrent", e.to_check AS "toCheck"
         FROM ${TABLES} WHERE r.revision = e.revision ORDER BY year DESC, e.id DESC`,
    );
    return { items: rows.map(presentSaved) };
  }

  /** @throws AppError NOT_FOUND */
  async read(tx: EntityManager, id: string): Promise<AdminEdition> {
    const row = await this.find(tx, id);
    const { document, fees, revision, feeRevision, isCurrent, toCheck, savedBy, savedAt } = row;
    const edition = presentEdition({ id, document, fees, revision, feeRevision });
    return {
      id,
      isCurrent,
      revision,
      feeRevision,
      toCheck,
      savedBy,
      savedAt: savedAt.toISOString(),
      document: draftOf(row),
      publication: this.publication.of(edition, isCurrent),
    };
  }

  /**
   * @param revision the one that stands now unless given
   * @throws AppError NOT_FOUND
   */
  async revision(tx: EntityManager, id: string, revision?: number): Promise<StoredRevision> {
    const { document, fees, ...rest } = await this.find(tx, id, revision);
    return { ...rest, draft: draftOf({ document, fees }) };
  }

  /** @throws AppError NOT_FOUND */
  async readRevision(
    tx: EntityManager,
    id: string,
    revision: number,
  ): Promise<EditionRevisionAnswer> {
    const asked = await this.revision(tx, id, revision);
    const now = await this.revision(tx, id);
    const before = revision > 1 ? await this.revision(tx, id, revision - 1) : asked;
    return {
      ...presentSaved(asked),
      document: asked.draft,
      changes: fieldChanges(before.draft, asked.draft),
      sinceThen: fieldChanges(asked.draft, now.draft),
    };
  }

  /**
   * The newest first.
   * @throws AppError NOT_FOUND
   */
  async history(
    tx: EntityManager,
    id: string,
    { limit, cursor }: HistoryQuery,
  ): Promise<Page<HistoryItem, { all: number }>> {
    const newest = await this.find(tx, id);
    const [before] = cursor ? decodeCursor(cursor, z.tuple([z.int()])) : [null];
    const rows = await tx.query<Saved[]>(
      `SELECT ${SAVED} FROM ${TABLES}
        WHERE e.id = $1 AND ($2::int IS NULL OR r.revision < $2)
        ORDER BY r.revision DESC LIMIT ${limit + 1}`,
      [id, before],
    );
    const page = cutPage(rows, limit, ({ revision }) => [revision]);
    return {
      items: page.rows.map(presentSaved),
      nextCursor: page.nextCursor,
      // A revision is never left out and never removed.
      counts: { all: newest.revision },
    };
  }

  private async find(tx: EntityManager, id: string, revision?: number): Promise<Whole> {
    const [row] = await tx.query<Whole[]>(
      `SELECT ${SAVED}, e.id, e.is_current AS "isCurrent", e.to_check AS "toCheck", r.document,
              f.fees
         FROM ${TABLES}
         JOIN fee_tables f ON f.edition_id = e.id AND f.revision = r.fee_revision
        WHERE e.id = $1 AND r.revision = coalesce($2, e.revision)`,
      [id, revision ?? null],
    );
    if (!row) throw editionNotFound();
    return row;
  }
}

function draftOf({ document, fees }: Pick<Whole, 'document' | 'fees'>): EditionDraft {
  return { ...document, fees: feeDraftOf(fees) };
}

function presentSaved<Row extends Saved>(row: Row) {
  return { ...row, savedAt: row.savedAt.toISOString() };
}
