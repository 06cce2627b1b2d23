import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { AuthenticatedUser } from '../../platform/http/policy/current-user.js';
import { paperReader } from '../conflicts/conflicted-papers.read-model.js';
import { ChairPapers } from '../decisions/chair-papers.js';
import type { Passage, Range } from './passages.js';
import { findCompared, findMatches, type Match } from './similarity.read-model.js';
import type { SimilarityCheck } from './similarity.schema.js';
import { SimilarityJob } from './similarity-job.js';

/** Characters that are shown before and after a passage. */
const CONTEXT = 160;

@Injectable()
export class SimilarityService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly papers: ChairPapers,
    private readonly job: SimilarityJob,
  ) {}

  /**
   * Compares the paper soon if its file changed.
   * @throws AppError NOT_FOUND, for papers that the chair has a conflict with as well
   */
  async read(chair: AuthenticatedUser, id: string): Promise<SimilarityCheck> {
    const tx = this.dataSource.manager;
    await this.papers.read(tx, chair, id);
    const compared = await findCompared.first(tx, { id });
    if (!compared) {
      void this.job.refreshed();
      return { state: 'pending', matches: [] };
    }
    const matches = await findMatches.all(tx, { id, ...paperReader(chair) });
    return { state: 'compared', matches: matches.map((match) => present(compared.text, match)) };
  }
}

function present(own: string, match: Match): SimilarityCheck['matches'][number] {
  const { id, number, title, status, edition, isOfCurrentEdition } = match;
  return {
    paper: { id, number, title, status, edition: isOfCurrentEdition ? null : edition },
    sharesAuthor: match.sharesAuthor,
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
