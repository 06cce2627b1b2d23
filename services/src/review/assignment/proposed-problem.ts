import { randomInt } from 'node:crypto';
import type { Authors } from '../conflicts/conflicts.js';
import { ConflictIndex } from '../conflicts/conflicts.js';
import { forbidden, isAllowed, type Problem, scoreOf } from '../optimisation/problem.js';
import type { PooledReviewer } from './assignment.read-model.js';
import type { ProposalRules } from './assignments.schema.js';
import { type BidLevel, pairScore } from './pair-score.js';

/** Finished reviews that make a reviewer count as experienced. */
const EXPERIENCED = 3;

export interface PaperToAssign {
  id: string;
  number: number | null;
  title: string;
  topic: string;
  wanted: number;
  assigned: string[];
  invited: string[];
}

interface Known {
  paperId: string;
  reviewerId: string;
}

/** No admins, and no reviewers who paused. */
export const isProposable = ({ role, isPaused }: PooledReviewer): boolean =>
  role === 'reviewer' && !isPaused;

export interface ProposalFacts {
  papers: PaperToAssign[];
  /** Others than those who can be proposed are here for what they review already. */
  pool: PooledReviewer[];
  authors: Map<string, Authors>;
  affinities: (Known & { score: number; terms: string[] })[];
  bids: (Known & { level: number })[];
  rules: ProposalRules;
}

/** Of a pair, for its explanation. */
export interface PairNotes {
  bid: BidLevel | null;
  terms: string[];
}

export interface ProposedProblem {
  problem: Problem;
  /** By pair; pairs without a text affinity or a bid have none. */
  notes: Map<number, PairNotes>;
  conflicts: number;
}

/** Numbers papers and reviewers in the order of the facts. */
export function proposedProblem(facts: ProposalFacts): ProposedProblem {
  const { papers, pool, rules } = facts;
  const R = pool.length;
  const paperAt = numbered(papers);
  const reviewerAt = numbered(pool);
  const { scores, notes } = scored(facts, paperAt, reviewerAt);
  const institutions = new Map<string, number>();
  const institution = Int32Array.from(
    pool,
    ({
      compared: {
        institutions: [name],
      },
    }) => {
      if (name === undefined) return -1;
      if (!institutions.has(name)) institutions.set(name, institutions.size);
      return institutions.get(name) ?? -1;
    },
  );
  const isExperienced = Uint8Array.from(pool, ({ finished }) => Number(finished >= EXPERIENCED));
  const forbid = (pair: number) => {
    scores[pair] = forbidden(scores[pair] ?? 0);
  };
  const base = new Float64Array(papers.length);
  const hasExperienced = new Uint8Array(papers.length);
  for (const [at, { assigned, invited }] of papers.entries()) {
    for (const id of assigned) {
      const reviewer = reviewerAt.get(id);
      if (reviewer === undefined) continue;
      base[at]! += scoreOf(scores[at * R + reviewer] ?? 0);
      if (isExperienced[reviewer]) hasExperienced[at] = 1;
      if (!rules.isOnePerInstitution || (institution[reviewer] ?? -1) < 0) continue;
      for (let r = 0; r < R; r++) if (institution[r] === institution[reviewer]) forbid(at * R + r);
    }
    for (const id of invited) {
      const reviewer = reviewerAt.get(id);
      if (reviewer !== undefined) forbid(at * R + reviewer);
    }
  }
  const pairOf = ({ paperId, reviewerId }: Known): number[] => {
    const [paper, reviewer] = [paperAt.get(paperId), reviewerAt.get(reviewerId)];
    return paper === undefined || reviewer === undefined ? [] : [paper * R + reviewer];
  };
  let conflicts = 0;
  const index = new ConflictIndex(facts.authors);
  for (const [reviewer, person] of pool.entries()) {
    if (!isProposable(person)) continue;
    for (const id of index.papersOf(person.compared)) {
      const paper = paperAt.get(id);
      if (paper === undefined) continue;
      forbid(paper * R + reviewer);
      conflicts += 1;
    }
  }
  for (const pair of rules.forbidden.flatMap(pairOf)) forbid(pair);
  const room = Int32Array.from(pool, (person) =>
    isProposable(person) ? Math.max(0, person.maxLoad - person.load) : 0,
  );
  const pinned = rules.pinned.flatMap(pairOf).filter((pair) => isAllowed(scores[pair] ?? -1));
  const problem: Problem = {
    papers: papers.length,
    reviewers: R,
    wanted: Int32Array.from(papers, ({ wanted }) => wanted),
    ...{ room, scores, base, isExperienced, hasExperienced, institution },
    pinned: Int32Array.from(withinLimits(pinned, papers, room, R)),
    rules,
    seed: randomInt(2 ** 32),
  };
  return { problem, notes, conflicts };
}

/** Pins beyond what a paper wants or a reviewer can take are left out. */
function withinLimits(
  pinned: number[],
  papers: PaperToAssign[],
  room: Int32Array,
  R: number,
): number[] {
  const left = papers.map(({ wanted }) => wanted);
  const places = Int32Array.from(room);
  return [...new Set(pinned)].filter((pair) => {
    const [paper, reviewer] = [Math.floor(pair / R), pair % R];
    if ((left[paper] ?? 0) === 0 || (places[reviewer] ?? 0) === 0) return false;
    left[paper]! -= 1;
    places[reviewer]! -= 1;
    return true;
  });
}

function scored(
  { papers, pool, affinities, bids }: ProposalFacts,
  paperAt: Map<string, number>,
  reviewerAt: Map<string, number>,
) {
  const R = pool.length;
  const knows = (paper: number, reviewer: number) =>
    pool[reviewer]?.topics.includes(papers[paper]?.topic ?? '') ?? false;
  const scores = new Float32Array(papers.length * R);
  const [known, unknown] = [true, false].map((knowsTopic) =>
    pairScore({ text: 0, knowsTopic, bid: null }),
  );
  for (let pair = 0; pair < scores.length; pair++) {
    scores[pair] = (knows(Math.floor(pair / R), pair % R) ? known : unknown) ?? 0;
  }
  const notes = new Map<number, PairNotes & { text: number }>();
  const noteOf = ({ paperId, reviewerId }: Known) => {
    const [paper, reviewer] = [paperAt.get(paperId), reviewerAt.get(reviewerId)];
    if (paper === undefined || reviewer === undefined) return undefined;
    const pair = paper * R + reviewer;
    const note = notes.get(pair) ?? { text: 0, bid: null, terms: [] };
    notes.set(pair, note);
    return note;
  };
  for (const each of affinities) {
    const note = noteOf(each);
    if (note) Object.assign(note, { text: each.score, terms: each.terms });
  }
  for (const each of bids) {
    const note = noteOf(each);
    if (note) note.bid = each.level as BidLevel;
  }
  for (const [pair, { text, bid }] of notes) {
    const knowsTopic = knows(Math.floor(pair / R), pair % R);
    scores[pair] = pairScore({ text, knowsTopic, bid });
  }
  return { scores, notes };
}

function numbered(rows: readonly { id: string }[]): Map<string, number> {
  return new Map(rows.map(({ id }, at) => [id, at]));
}
