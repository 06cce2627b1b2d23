import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { AuthenticatedUser } from '../../platform/http/policy/current-user.js';
import { runThread } from '../../platform/jobs/thread.js';
import { paperReader } from '../conflicts/conflicted-papers.read-model.js';
import { AffinityJob } from '../affinity/affinity-job.js';
import {
  isAllowed,
  type Outcome,
  type Problem,
  scoreOf,
  WEAK_SCORE,
} from '../optimisation/problem.js';
import {
  findBids,
  findLacking,
  findTextAffinities,
  ReviewerPool,
} from './assignment.read-model.js';
import { proposalTooLong } from './assignments.errors.js';
import type { ProposalRequest, ReviewProposal } from './assignments.schema.js';
import {
  isProposable,
  type ProposalFacts,
  type ProposedProblem,
  proposedProblem,
} from './proposed-problem.js';

/** The built program, also in tests, which compile everything else themselves. */
const PROGRAM = new URL('../../../dist/review/optimisation/solver-thread.js', import.meta.url);

/** Of the thread without WebAssembly, whose memory is bounded by the size of a problem. */
const limits = { maxOldGenerationSizeMb: 512 };
const TIME_LIMIT = 5 * 60_000;

const NO_RULES: Required<Omit<ProposalRequest, 'ids'>> = {
  aim: 'mix',
  chance: 1,
  needsExperienced: false,
  isOnePerInstitution: false,
  pinned: [],
  forbidden: [],
};

/** Proposes reviewers for papers that lack some, by an optimisation in a thread. Stores nothing. */
@Injectable()
export class ProposalService implements OnApplicationShutdown {
  private readonly stopping = new AbortController();
  private last: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly dataSource: DataSource,
    private readonly pool: ReviewerPool,
    private readonly affinities: AffinityJob,
  ) {}

  onApplicationShutdown(): void {
    this.stopping.abort();
  }

  /** Proposes no admins. @param signal of a caller who left @throws AppError after five minutes */
  async propose(
    chair: AuthenticatedUser,
    { ids, ...asked }: ProposalRequest,
    signal: AbortSignal,
  ): Promise<ReviewProposal> {
    await this.affinities.refreshed();
    const tx = this.dataSource.manager;
    const given = { ids: ids ?? null, ...paperReader(chair, 'papers:write') };
    const papers = await findLacking.all(tx, given);
    const paperIds = papers.map(({ id }) => id);
    const assigned = new Set(papers.flatMap((paper) => paper.assigned));
    const pool = (await this.pool.all(tx)).filter(
      (person) => isProposable(person) || assigned.has(person.id),
    );
    const rules = { ...NO_RULES, ...asked };
    const facts = {
      ...{ papers, pool, rules },
      authors: await this.pool.authorsOf(tx, paperIds),
      affinities: await findTextAffinities.all(tx, { paperIds }),
      bids: await findBids.all(tx, { paperIds }),
    };
    const proposed = proposedProblem(facts);
    const began = performance.now();
    const outcome = await this.solve(proposed.problem, signal);
    const seconds = (performance.now() - began) / 1000;
    return { ...presented(facts, proposed, outcome), seconds, rules };
  }

  /** One after another, to bound memory. The time limit starts with its turn. */
  private solve(problem: Problem, caller: AbortSignal): Promise<Outcome> {
    const solved = this.last.then(() => {
      const signals = [caller, this.stopping.signal, AbortSignal.timeout(TIME_LIMIT)];
      return solveUntil(problem, AbortSignal.any(signals));
    });
    this.last = solved.catch(() => undefined);
    return solved;
  }
}

async function solveUntil(problem: Problem, signal: AbortSignal): Promise<Outcome> {
  try {
    return await runThread<Outcome>(PROGRAM, problem, { signal, limits });
  } catch (error) {
    throw signal.aborted ? proposalTooLong() : error;
  }
}

function presented(
  { papers, pool, rules }: ProposalFacts,
  { problem, notes, conflicts }: ProposedProblem,
  outcome: Outcome,
): Omit<ReviewProposal, 'seconds' | 'rules'> {
  const { reviewers: R, scores, base, wanted, isExperienced } = problem;
  const loads = pool.map(({ load }) => load);
  const byPaper = papers.map((): number[] => []);
  for (const pair of outcome.pairs) {
    byPaper[Math.floor(pair / R)]?.push(pair % R);
    loads[pair % R]! += 1;
  }
  const isPinned = new Set(problem.pinned);
  const items = papers.map((paper, at) => {
    const reviewers = (byPaper[at] ?? []).map((reviewer) => {
      const { id, name, organization, topics, maxLoad } = pool[reviewer]!;
      const pair = at * R + reviewer;
      const note = notes.get(pair);
      return {
        ...{ id, name, organization, maxLoad },
        score: rounded(scores[pair] ?? 0),
        bid: note?.bid ?? null,
        terms: note?.terms ?? [],
        knowsTopic: topics.includes(paper.topic),
        isExperienced: isExperienced[reviewer] === 1,
        isPinned: isPinned.has(pair),
        load: loads[reviewer] ?? 0,
      };
    });
    const sum = reviewers.reduce((total, { score }) => total + score, base[at] ?? 0);
    const good = pool.flatMap((person, reviewer) => {
      const score = scores[at * R + reviewer] ?? 0;
      return isProposable(person) && scoreOf(score) >= WEAK_SCORE ? [{ reviewer, score }] : [];
    });
    return {
      ...{ id: paper.id, number: paper.number, title: paper.title, topic: paper.topic },
      wanted: wanted[at] ?? 0,
      reviewers: reviewers.sort((a, b) => b.score - a.score),
      score: rounded(sum),
      isWeak: reviewers.length < paper.wanted || reviewers.some(({ score }) => score < WEAK_SCORE),
      good: good.length,
      goodExcluded: good.filter(({ score }) => !isAllowed(score)).length,
      goodFull: good.filter(
        ({ reviewer, score }) =>
          isAllowed(score) &&
          !byPaper[at]?.includes(reviewer) &&
          (loads[reviewer] ?? 0) >= (pool[reviewer]?.maxLoad ?? 0),
      ).length,
    };
  });
  const byLoad: number[] = [];
  for (const [at, load] of loads.entries()) {
    if (isProposable(pool[at]!)) byLoad[load] = (byLoad[load] ?? 0) + 1;
  }
  const idsOf = (list: number[]) => list.flatMap((at) => papers[at]?.id ?? []);
  return {
    items: items.sort((a, b) => a.score - b.score),
    result: {
      total: rounded(outcome.total),
      totalBound: rounded(outcome.totalBound),
      lowest: rounded(outcome.lowest),
      lowestBound: rounded(outcome.lowestBound),
      matches: outcome.pairs.length,
      wanted: wanted.reduce((sum, each) => sum + each, 0),
      conflicts,
      bindings: outcome.bindings.map((each) => ({ ...each, total: rounded(each.total) })),
      withoutExperienced: idsOf(outcome.withoutExperienced),
      leftOutPins: rules.pinned.length - problem.pinned.length,
      loads: Array.from(byLoad, (count) => count ?? 0),
      isDrawn: rules.chance < 1,
    },
  };
}

const rounded = (value: number) => Math.round(value * 1000) / 1000;
