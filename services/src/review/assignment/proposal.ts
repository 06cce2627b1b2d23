export interface PaperToAssign {
  id: string;
  topic: string | null;
  wanted: number;
}

export interface AvailableReviewer {
  id: string;
  topics: readonly string[];
  load: number;
  maxLoad: number;
}

/** No conflict, and not invited before. */
export type MayReview = (reviewerId: string, paperId: string) => boolean;

/** A matching topic outweighs half of a reviewer's limit. */
const TOPIC_WEIGHT = 0.5;

/**
 * Deterministic, with the largest possible number of assignments:
 * - in rounds of one reviewer per paper, so that a shortage affects all papers alike;
 * - papers with the fewest possible reviewers first, then by position in the list;
 * - matching topics, then the smallest used share of the limit, then the first id;
 * - where all are at capacity, papers move along the shortest chain of reviewers.
 */
export function proposeReviewers(
  papers: readonly PaperToAssign[],
  reviewers: readonly AvailableReviewer[],
  mayReview: MayReview,
): Map<string, string[]> {
  const state = new Proposal(papers, reviewers, mayReview);
  const rounds = Math.max(0, ...papers.map(({ wanted }) => wanted));
  const byChoice = [...papers].sort((a, b) => state.choiceOf(a) - state.choiceOf(b));
  for (let round = 0; round < rounds; round++) {
    for (const paper of byChoice) {
      if (round < paper.wanted) state.serve(paper);
    }
  }
  return state.given;
}

interface Step {
  paper: PaperToAssign;
  from?: { reviewerId: string; step: Step };
}

class Proposal {
  readonly given: Map<string, string[]>;
  private readonly candidates: Map<string, AvailableReviewer[]>;
  private readonly papers: Map<string, PaperToAssign>;
  private readonly load: Map<string, number>;
  private readonly taken = new Map<string, Set<string>>();

  constructor(
    papers: readonly PaperToAssign[],
    reviewers: readonly AvailableReviewer[],
    mayReview: MayReview,
  ) {
    const byId = [...reviewers].sort((a, b) => (a.id < b.id ? -1 : 1));
    this.papers = new Map(papers.map((paper) => [paper.id, paper]));
    this.given = new Map(papers.map(({ id }) => [id, []]));
    this.load = new Map(reviewers.map(({ id, load }) => [id, load]));
    this.candidates = new Map(
      papers.map((paper) => [paper.id, byId.filter(({ id }) => mayReview(id, paper.id))]),
    );
  }

  choiceOf(paper: PaperToAssign): number {
    return this.candidatesOf(paper).length;
  }

  serve(paper: PaperToAssign): void {
    const free = this.best(paper);
    if (free) this.give(paper.id, free.id);
    else this.shift(paper);
  }

  private best(paper: PaperToAssign): AvailableReviewer | undefined {
    let best: AvailableReviewer | undefined;
    let least = Infinity;
    for (const reviewer of this.candidatesOf(paper)) {
      if (!this.hasRoom(reviewer) || this.has(paper.id, reviewer.id)) continue;
      const cost = this.costOf(paper, reviewer);
      if (cost < least) [best, least] = [reviewer, cost];
    }
    return best;
  }

  private costOf({ topic }: PaperToAssign, { id, topics, maxLoad }: AvailableReviewer): number {
    const share = this.loadOf(id) / maxLoad;
    return topic !== null && topics.includes(topic) ? share : share + TOPIC_WEIGHT;
  }

  /** Breadth first: from the paper to reviewers at capacity, their papers, and other reviewers. */
  private shift(paper: PaperToAssign): void {
    const queue: Step[] = [{ paper }];
    const reached = new Set([paper.id]);
    const asked = new Set<string>();
    for (const step of queue) {
      for (const reviewer of this.candidatesOf(step.paper)) {
        if (asked.has(reviewer.id) || this.has(step.paper.id, reviewer.id)) continue;
        if (this.hasRoom(reviewer)) return this.follow(step, reviewer.id);
        asked.add(reviewer.id);
        for (const id of this.taken.get(reviewer.id) ?? []) {
          const other = this.papers.get(id);
          if (!other || reached.has(id)) continue;
          reached.add(id);
          queue.push({ paper: other, from: { reviewerId: reviewer.id, step } });
        }
      }
    }
  }

  /** From the end of the chain, each reviewer takes over the previous reviewer's paper. */
  private follow(last: Step, freeReviewer: string): void {
    let taker = freeReviewer;
    for (let step: Step | undefined = last; step; step = step.from?.step) {
      this.give(step.paper.id, taker);
      if (!step.from) return;
      taker = step.from.reviewerId;
      this.take(step.paper.id, taker);
    }
  }

  private give(paperId: string, reviewerId: string): void {
    this.given.get(paperId)?.push(reviewerId);
    this.load.set(reviewerId, this.loadOf(reviewerId) + 1);
    this.taken.set(reviewerId, (this.taken.get(reviewerId) ?? new Set()).add(paperId));
  }

  private take(paperId: string, reviewerId: string): void {
    const rest = this.given.get(paperId)?.filter((id) => id !== reviewerId) ?? [];
    this.given.set(paperId, rest);
    this.load.set(reviewerId, this.loadOf(reviewerId) - 1);
    this.taken.get(reviewerId)?.delete(paperId);
  }

  private has(paperId: string, reviewerId: string): boolean {
    return this.taken.get(reviewerId)?.has(paperId) ?? false;
  }

  private hasRoom({ id, maxLoad }: AvailableReviewer): boolean {
    return this.loadOf(id) < maxLoad;
  }

  private loadOf(reviewerId: string): number {
    return this.load.get(reviewerId) ?? 0;
  }

  private candidatesOf({ id }: PaperToAssign): AvailableReviewer[] {
    return this.candidates.get(id) ?? [];
  }
}
