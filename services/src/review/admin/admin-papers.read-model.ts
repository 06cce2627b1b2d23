import { readAll, readPage, list, type RowOf, type Slice } from '../../platform/lists/keyset.js';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Clock } from '../../platform/core/clock.js';
import type { Page } from '../../platform/lists/page.js';
import {
  outcomeOf,
  PAPER_STATUSES,
  type PaperOutcome,
  type PaperStatus,
  OVERDUE_STATUSES,
  statusesIn,
} from '../../papers/status/paper-status.js';
import { ComparisonServices } from '../similarity-reports/comparison-services.js';
import { reportStateOfPaper } from '../similarity-reports/similarity-reports.read-model.js';
import { isHiddenFrom, paperReader } from '../conflicts/conflicted-papers.read-model.js';
import {
  cameraReadyOfPaper,
  paperFacts,
  type PaperFacts,
  registrationOfPaper,
} from './paper-facts.read-model.js';
import { papersForChairs, presentRow } from './paper-rows.read-model.js';
import { hasNeed } from './paper-work.read-model.js';
import { hasNoHandler, isHandledBy } from '../handlers/paper-handlers.read-model.js';
import { hasTag } from '../tags/paper-tags.read-model.js';
import { countFree, countSeen } from './paper-counts.read-model.js';
import { findFew, foundTextOf, foundWords, isFound } from './paper-words.sql.js';
import type {
  ListedPaper,
  PaperCounts,
  PaperFilters,
  PapersQuery,
  PaperRow,
} from './admin-papers.schema.js';
import { sql } from 'kysely';
import { currentEditionId } from '../../conference/editions/current-edition.sql.js';
import { currentLimit, isOfTrack } from '../../conference/editions/tracks.sql.js';
import { moment } from '../../platform/core/sql-moment.js';
import { db } from '../../platform/database/db.js';
import { anyOf } from '../../platform/database/expressions.js';
import { isSample } from '../../platform/database/samples.js';
import type { PermittedUser } from '../../platform/http/policy/current-user.js';
import type { WorkAsked } from '../../platform/work/work.js';

/*
 * Reads `papers`, `paper_authors`, `paper_versions`, `files` and `editions` for the chairs' list of papers and its export.
 */

const isOverdue = (now: Date) => sql<boolean>`(p.due_at < ${now}
  OR (p.status = 'under-review' AND s.reviews_due_at < ${now}))`;

const lacksReviews = sql<boolean>`(p.status = 'under-review' AND
  (SELECT count(*) FROM reviews r
    WHERE r.paper_id = p.id AND r.round = p.round AND r.status = 'submitted')
  < ${currentLimit('reviewsNeeded', sql.ref('p.topic'))})`;

/** Of an export. */
type ExportedPapers = PaperFilters & { ids?: string[] };

interface Filters extends Omit<ExportedPapers, 'sort'>, WorkAsked {
  isWithoutHandler?: true;
  /** Ids in place of the search that finds them. */
  found?: string[];
}

/** As filters of the statement, which is prepared for "mine" as for the id of any organiser. */
function handledBy(chair: PermittedUser, handler: PaperFilters['handler']) {
  if (handler === 'none') return { handler: undefined, isWithoutHandler: true as const };
  return { handler: handler === 'mine' ? chair.id : handler };
}

const statusesOf = (outcome: PaperOutcome) =>
  PAPER_STATUSES.filter((status) => outcomeOf(status) === outcome);

const READER = ['chairId', 'chairEmail', 'chairInstitution', 'chairTopics'] as const;

const NUMBER = /^#?(\d{1,9})$/;

export const papers = list({
  query: papersForChairs,
  id: 'p.id',
  isSample: isSample(sql`p.owner_id`),
  sorts: {
    submittedAt: { column: 'p.submitted_at', type: 'timestamptz' },
    number: { column: 'p.number', type: 'integer' },
    title: { column: 'p.sort_title', type: 'text' },
    due: { column: 'p.due_at', type: 'timestamptz' },
    score: { column: 's.score', type: 'integer', id: 's.paper_id' },
  },
  prepared: {
    constants: [
      'phase',
      'status',
      'type',
      'outcome',
      'overdue',
      'reviewsMissing',
      'needs',
      'registration',
      'cameraReady',
      'isWithoutHandler',
      'similarityReport',
    ],
    places: [...READER, 'now', 'topic', 'track', 'tag', 'handler'],
  },
  where: ({ eb, ref, not }, filters: Filters) => {
    const { ids, now, phase, status, type, outcome, topic, track, tag, handler } = filters;
    const { overdue, reviewsMissing, needs, registration, cameraReady, q = '', found } = filters;
    const [, number] = NUMBER.exec(q) ?? [];
    // Otherwise PostgreSQL would scan all papers of the status.
    const isNeverOverdue = status && !OVERDUE_STATUSES.includes(status);
    return [
      eb('p.edition_id', '=', currentEditionId),
      ids && eb('p.id', '=', anyOf(ids)),
      eb('p.submitted_at', 'is not', null),
      not(isHiddenFrom(filters)),
      eb('s.edition_id', '=', currentEditionId),
      phase && eb('p.status', 'in', statusesIn(phase)),
      status && eb('p.status', '=', status),
      type && eb('p.kind', '=', type),
      outcome && eb('p.status', 'in', statusesOf(outcome)),
      topic && eb('p.topic', '=', topic),
      track && isOfTrack(ref('p.topic'), track),
      tag && hasTag(tag),
      handler && isHandledBy(handler),
      filters.isWithoutHandler && hasNoHandler,
      overdue && (isNeverOverdue ? eb.lit(false) : isOverdue(now)),
      reviewsMissing && lacksReviews,
      needs && hasNeed(needs, filters),
      filters.similarityReport &&
        sql<boolean>`${reportStateOfPaper} = ${sql.lit(filters.similarityReport)}`,
      (registration || cameraReady) && eb('p.status', '=', 'accepted'),
      registration && sql<boolean>`${registrationOfPaper} = ${sql.lit(registration)}`,
      cameraReady && sql<boolean>`${cameraReadyOfPaper} = ${sql.lit(cameraReady)}`,
      number && eb('p.number', '=', Number(number)),
      found && eb('p.id', '=', anyOf(found)),
      q && !number && !found && isFound(q),
    ];
  },
});

interface PapersPage extends Page<ListedPaper, PaperCounts> {
  /** Undefined without one. */
  similarityService: string | undefined;
}

export type PaperRecord = RowOf<typeof papers>;

/** The papers that filters select for the chair, as a part of other statements. Samples are among them. */
export function chosenPapers(chair: PermittedUser, filters: PaperFilters, now: Date) {
  const asked: Filters = {
    ...{ ...filters, ...handledBy(chair, filters.handler) },
    ...{ ...paperReader(chair), now },
  };
  const isSet = <Condition>(each: Condition | false | '' | null | undefined): each is Condition =>
    Boolean(each);
  return db
    .selectFrom('papers as p')
    .innerJoin('paper_scores as s', 's.paper_id', 'p.id')
    .select(['p.id', 'p.number', 'p.title', 'p.round', 'p.owner_id'])
    .where((eb) => eb.and(papers.where(eb, asked).filter(isSet)));
}

const exported = list({ ...papers, query: papersForChairs.select(paperFacts.as('facts')) });

export interface ExportedPaper extends PaperRow {
  facts: PaperFacts;
}

/** Of the newest submitted version; null without one. */
const cameraReadyFile = sql<{
  id: string;
  bytes: number;
  sha256: string;
  version: number;
  at: string;
} | null>`(
  SELECT json_build_object('id', f.id, 'bytes', f.bytes, 'sha256', encode(f.sha256, 'hex'),
                           'version', v.number, 'at', ${moment(sql.ref<Date>('v.created_at'))})
    FROM paper_versions v JOIN files f ON f.id = v.file_id
   WHERE v.paper_id = p.id AND v.stage = 'camera-ready' AND v.is_submitted
   ORDER BY v.number DESC LIMIT 1)`;

const withCameraReady = list({
  ...papers,
  query: papersForChairs.select(cameraReadyFile.as('file')),
});
export type CameraReadyPaper = RowOf<typeof withCameraReady>;

/** With the place of the words; PostgreSQL looks for it in the rows of the page only. */
const foundPapers = (q: string) =>
  list({ ...papers, query: papersForChairs.select(foundWords(q).as('found')) });

@Injectable()
export class AdminPapersQuery {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly services: ComparisonServices,
  ) {}

  async list(chair: PermittedUser, query: PapersQuery): Promise<PapersPage> {
    const now = this.clock.now();
    const asked = await this.asked(chair, query, now);
    const { rows, nextCursor } = await this.page(asked, query);
    const items = rows.map((record) => ({
      ...presentRow(record, now),
      found: foundTextOf(record.found),
    }));
    const counts = await this.count(chair, query.needs);
    return { items, nextCursor, counts, similarityService: this.services.offered?.name };
  }

  private page(
    filters: Filters,
    query: PapersQuery,
  ): Promise<Slice<PaperRecord & { found?: string | null }>> {
    const { q } = query;
    if (!q || NUMBER.test(q)) return readPage(this.dataSource, papers, filters, query);
    return readPage(this.dataSource, foundPapers(q), filters, query);
  }

  async *all(chair: PermittedUser, filters: ExportedPapers): AsyncGenerator<ExportedPaper> {
    const now = this.clock.now();
    const asked = await this.asked(chair, filters, now);
    const records = readAll(this.dataSource, exported, asked, filters.sort);
    for await (const record of records) {
      yield { ...presentRow(record, now), facts: record.facts };
    }
  }

  /** The accepted ones, with their files. */
  async *cameraReady(
    chair: PermittedUser,
    filters: PaperFilters,
  ): AsyncGenerator<CameraReadyPaper> {
    const accepted = { ...filters, outcome: 'accepted' as const };
    const asked = await this.asked(chair, accepted, this.clock.now());
    yield* readAll(this.dataSource, withCameraReady, asked, filters.sort);
  }

  private async asked(chair: PermittedUser, filters: ExportedPapers, now: Date): Promise<Filters> {
    const { q } = filters;
    const found = q && !NUMBER.test(q) ? await findFew(this.dataSource, q) : undefined;
    return { ...filters, ...handledBy(chair, filters.handler), ...paperReader(chair), now, found };
  }

  private async count(chair: PermittedUser, needs: PapersQuery['needs']): Promise<PaperCounts> {
    const reader = paperReader(chair);
    const { ofAll, ofTopics } = needs === 'release' ? countFree : countSeen;
    const count = reader.chairTopics === null ? ofAll : ofTopics;
    const rows = await count.all(this.dataSource, reader);
    const found = Object.fromEntries(rows.map(({ value, amount }) => [value, amount]));
    const counts = Object.fromEntries(
      PAPER_STATUSES.map((status) => [status, status === 'draft' ? 0 : (found[status] ?? 0)]),
    ) as Record<PaperStatus, number>;
    return { ...counts, all: Object.values(counts).reduce((sum, count) => sum + count, 0) };
  }
}
