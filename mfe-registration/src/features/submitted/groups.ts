import { nextStepOf, type NextStepOf } from '../../shared/papers/next-step-of';
import type { DayOf } from '../../shared/papers/due';
import type { Paper, PaperStatus } from '../../shared/papers/papers.api';
import { hasCameraReady } from '../../shared/papers/timeline-entries';

export interface Need {
  paper: Paper;
  step: NextStepOf;
}

export interface Groups {
  /** Newest need first. */
  needsYou: Need[];
  inProgress: Paper[];
  finished: Paper[];
}

const IS_FINAL: Record<PaperStatus, boolean> = {
  draft: false,
  submitted: false,
  screening: false,
  'under-review': false,
  'minor-corrections': false,
  'major-corrections': false,
  'revision-submitted': false,
  accepted: false,
  rejected: true,
  'desk-rejected': true,
  withdrawn: true,
};

/** @param isOpen whether drafts can be submitted */
export function groupsOf(papers: Paper[], isOpen: boolean, dayOf: DayOf): Groups {
  const groups: Groups = { needsYou: [], inProgress: [], finished: [] };
  for (const paper of papers) {
    const isClosedDraft = paper.status === 'draft' && !isOpen && !isInGrace(paper);
    const step = isClosedDraft ? undefined : nextStepOf(paper, dayOf);
    const isFinished = IS_FINAL[paper.status] || isClosedDraft || hasCameraReady(paper);
    if (step) groups.needsYou.push({ paper, step });
    else groups[isFinished ? 'finished' : 'inProgress'].push(paper);
  }
  groups.needsYou.sort((a, b) => (needSince(a.paper) < needSince(b.paper) ? 1 : -1));
  return groups;
}

/** Begun before submissions closed, and not over yet. */
function isInGrace({ submitBy }: Paper): boolean {
  return submitBy !== null && Date.now() < Date.parse(submitBy);
}

function needSince({ savedAt, transitions, createdAt }: Paper): string {
  return savedAt ?? transitions.at(-1)?.at ?? createdAt;
}

/** The next deadline of the papers that need the reader. */
export function nextDeadline({ needsYou }: Groups): string | undefined {
  const dates = needsYou.flatMap(({ paper }) => paper.correctionsBy ?? paper.paymentBy ?? []);
  return dates.filter((at) => Date.parse(at) > Date.now()).sort()[0];
}
