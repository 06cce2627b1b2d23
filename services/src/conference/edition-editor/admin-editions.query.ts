import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import * as z from 'zod';
import { cutPage, decodeCursor, type Page } from '../../platform/lists/page.js';
import { SitePublication } from '../site/site-publication.js';
import type {
  AdminEdition,
  EditionRevisionAnswer,
  HistoryItem,
  HistoryQuery,
} from './admin-editions.schema.js';
import type { EditionDraft } from '../editions/edition-draft.schema.js';
import { EditionPresenter } from '../editions/edition.presenter.js';
import { editionNotFound } from './editions.errors.js';
import { feeDraftOf } from '../editions/fees.js';
import { fieldChanges } from './field-changes.js';
import { findEditions, findHistory, findRevision } from './edition-revisions.read-model.js';

/** Above any revision. */
const NEWEST = 2 ** 31 - 1;

type Saved = Omit<HistoryItem, 'savedAt'> & { savedAt: Date };
type Whole = Awaited<ReturnType<typeof findRevision.one>>;

export interface StoredRevision extends Omit<Whole, 'document' | 'fees'> {
  draft: EditionDraft;
}

@Injectable()
export class AdminEditionsQuery {
  constructor(
    private readonly publication: SitePublication,
    private readonly presenter: EditionPresenter,
  ) {}

  async list(tx: EntityManager) {
    const rows = await findEditions.all(tx);
    return { items: rows.map(presentSaved) };
  }

  /** @throws AppError NOT_FOUND */
  async read(tx: EntityManager, id: string): Promise<AdminEdition> {
    const row = await this.find(tx, id);
    const { document, fees, revision, feeRevision, isCurrent, toCheck, savedBy, savedAt } = row;
    const edition = await this.presenter.present(tx, {
      ...{ id, document, fees, revision, feeRevision },
    });
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

  /** @param revision defaults to the latest @throws AppError NOT_FOUND */
  async revision(tx: EntityManager, id: string, revision?: number): Promise<StoredRevision> {
    const { document, fees, ...rest } = await this.find(tx, id, revision);
    return { ...rest, draft: draftOf({ document, fees }) };
  }

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

  /** Newest first. @throws AppError NOT_FOUND */
  async history(
    tx: EntityManager,
    id: string,
    { limit, cursor, q }: HistoryQuery,
  ): Promise<Page<HistoryItem, { all: number }>> {
    const newest = await this.find(tx, id);
    const [before] = cursor ? decodeCursor(cursor, z.tuple([z.int()])) : [NEWEST];
    const rows = await findHistory.all(tx, {
      ...{ id, before, limit: limit + 1 },
      q: q?.toLowerCase() || null,
    });
    const page = cutPage(rows, limit, ({ revision }) => [revision]);
    return {
      items: page.rows.map(presentSaved),
      nextCursor: page.nextCursor,
      // Revisions are never skipped or removed.
      counts: { all: newest.revision },
    };
  }

  private async find(tx: EntityManager, id: string, revision?: number): Promise<Whole> {
    const row = await findRevision.first(tx, { id, revision: revision ?? null });
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
