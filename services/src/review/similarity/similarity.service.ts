import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { paperNotFound } from '../../papers/paper/papers.errors.js';
import { AuditService } from '../../platform/audit/audit.service.js';
import { Clock } from '../../platform/core/clock.js';
import type { AuthenticatedUser } from '../../platform/http/policy/current-user.js';
import { paperReader } from '../conflicts/conflicted-papers.read-model.js';
import { ChairPapers } from '../decisions/chair-papers.js';
import type { Passage, Range } from './passages.js';
import { findCompared, findMatches, type Match } from './similarity.read-model.js';
import { SimilarityReports } from '../similarity-reports/similarity-reports.service.js';
import { setChecked } from './paper-texts.sql.js';
import type { SimilarityCheck, SimilarityMark, SimilarPaper } from './similarity.schema.js';
import { SimilarityJob } from './similarity-job.js';

/** Characters that are shown before and after a passage. */
const CONTEXT = 160;

@Injectable()
export class SimilarityService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly papers: ChairPapers,
    private readonly job: SimilarityJob,
    private readonly reports: SimilarityReports,
    private readonly audit: AuditService,
    private readonly clock: Clock,
  ) {}

  /**
   * Compares the paper soon if its file changed.
   * @throws AppError NOT_FOUND, for papers that the chair has a conflict with as well
   */
  async read(chair: AuthenticatedUser, id: string): Promise<SimilarityCheck> {
    const tx = this.dataSource.manager;
    await this.papers.read(tx, chair, id);
    const report = await this.reports.read(tx, id);
    const compared = await findCompared.first(tx, { id });
    if (!compared) {
      void this.job.refreshed();
      return { state: 'pending', file: null, report, matches: [] };
    }
    const { text, fileState } = compared;
    const matches = await findMatches.all(tx, { id, ...paperReader(chair) });
    const presented = matches.map((match) => present(text, match));
    return { state: 'compared', file: fileState, report, matches: presented };
  }

  /**
   * Marks two papers as checked, for both of them, until one contains more of the other; or takes the mark back.
   * @throws AppError NOT_FOUND, for papers that the chair has a conflict with, and without a similarity, as well
   */
  async mark(
    chair: AuthenticatedUser,
    { id, otherId }: SimilarPaper,
    { isChecked }: SimilarityMark,
  ): Promise<SimilarityCheck> {
    await this.dataSource.transaction(async (tx) => {
      await this.papers.readToAct(tx, chair, id);
      await this.papers.read(tx, chair, otherId);
      const at = isChecked ? this.clock.now() : null;
      const marked = await setChecked.all(tx, { id, otherId, at });
      if (marked.length === 0) throw paperNotFound();
      await this.audit.record(tx, {
        actorId: chair.id,
        action: isChecked ? 'paper.similarity-checked' : 'paper.similarity-unchecked',
        subject: { type: 'paper', id },
      });
    });
    return this.read(chair, id);
  }
}

function present(own: string, match: Match): SimilarityCheck['matches'][number] {
  const { id, number, title, status, edition, isOfCurrentEdition } = match;
  return {
    paper: { id, number, title, status, edition: isOfCurrentEdition ? null : edition },
    sharesAuthor: match.sharesAuthor,
    needsCheck: match.needsCheck,
    checkedAt: match.checkedAt?.toISOString() ?? null,
    percent: Math.round(match.share * 1000) / 10,
    passages: match.passages.map((passage: Passage) => ({
      own: piecesOf(own, passage.own),
      other: piecesOf(match.text, passage.other),
    })),
  };
}

/** The ranges, the words between them, and some around them. */
function piecesOf(text: string, ranges: Range[]) {
  const begin = ranges[0]?.[0] ?? 0;
  const pieces = [{ text: before(text, begin), isMatching: false }];
  let at = begin;
  for (const [from, to] of ranges) {
    pieces.push({ text: text.slice(at, from), isMatching: false });
    pieces.push({ text: text.slice(from, to), isMatching: true });
    at = to;
  }
  pieces.push({ text: after(text, at), isMatching: false });
  return pieces.filter(({ text }) => text !== '');
}

/** Whole words, with a mark where the text goes on. */
function before(text: string, at: number): string {
  if (at <= CONTEXT) return text.slice(0, at);
  return `…${text.slice(at - CONTEXT, at).replace(/^\S*/, '')}`;
}

function after(text: string, at: number): string {
  if (at + CONTEXT >= text.length) return text.slice(at);
  return `${text.slice(at, at + CONTEXT).replace(/\S*$/, '')}…`;
}
