export const PAPER_STATUSES = [
  'draft',
  'submitted',
  'screening',
  'under-review',
  'decided',
  'minor-corrections',
  'major-corrections',
  'resubmitted',
  'verified',
  'accepted',
  'rejected',
  'desk-rejected',
  'withdrawn',
] as const;
/** 'decided' and 'verified' are recorded, and their author does not see them yet. */
export type PaperStatus = (typeof PAPER_STATUSES)[number];

const HIDDEN_STATUSES = ['decided', 'verified'] as const satisfies PaperStatus[];
type HiddenStatus = (typeof HIDDEN_STATUSES)[number];
/** What an author may be told. */
export type ShownStatus = Exclude<PaperStatus, HiddenStatus>;

export const DECISIONS = [
  'accepted',
  'minor-corrections',
  'major-corrections',
  'rejected',
] as const satisfies ShownStatus[];
export type Decision = (typeof DECISIONS)[number];

export const PAPER_ACTIONS = [
  'submit',
  'screen',
  'pass',
  'turn-back',
  'desk-reject',
  'decide',
  'release-accepted',
  'release-minor-corrections',
  'release-major-corrections',
  'release-rejected',
  'resubmit',
  'verify',
  'review-again',
  'reopen',
  'reopen-corrections',
  'withdraw',
] as const;
export type PaperAction = (typeof PAPER_ACTIONS)[number];

type Transitions = Record<PaperStatus, Partial<Record<PaperAction, PaperStatus>>>;

const TRANSITIONS: Transitions = {
  draft: { submit: 'submitted' },
  submitted: {
    screen: 'screening',
    'turn-back': 'draft',
    'desk-reject': 'desk-rejected',
    withdraw: 'withdrawn',
  },
  screening: {
    screen: 'screening',
    pass: 'under-review',
    'turn-back': 'draft',
    'desk-reject': 'desk-rejected',
    withdraw: 'withdrawn',
  },
  'under-review': { decide: 'decided', withdraw: 'withdrawn' },
  decided: {
    decide: 'decided',
    'release-accepted': 'accepted',
    'release-minor-corrections': 'minor-corrections',
    'release-major-corrections': 'major-corrections',
    'release-rejected': 'rejected',
    reopen: 'under-review',
    'reopen-corrections': 'resubmitted',
    withdraw: 'withdrawn',
  },
  'minor-corrections': {
    resubmit: 'resubmitted',
    reopen: 'under-review',
    withdraw: 'withdrawn',
  },
  'major-corrections': {
    resubmit: 'resubmitted',
    reopen: 'under-review',
    withdraw: 'withdrawn',
  },
  resubmitted: {
    verify: 'verified',
    decide: 'decided',
    'review-again': 'under-review',
    withdraw: 'withdrawn',
  },
  verified: {
    'release-accepted': 'accepted',
    'reopen-corrections': 'resubmitted',
    withdraw: 'withdrawn',
  },
  accepted: { reopen: 'under-review' },
  rejected: { reopen: 'under-review' },
  'desk-rejected': { reopen: 'screening' },
  withdrawn: {},
};

/** The status that an action leads to; undefined when the action is not allowed from here. */
export function nextPaperStatus(from: PaperStatus, action: PaperAction): PaperStatus | undefined {
  return TRANSITIONS[from][action];
}

/** What the author reads after a move: hidden statuses leave what was read before. */
export function nextShownStatus(before: ShownStatus, to: PaperStatus): ShownStatus {
  return isHidden(to) ? before : to;
}

function isHidden(status: PaperStatus): status is HiddenStatus {
  return (HIDDEN_STATUSES as readonly PaperStatus[]).includes(status);
}

/** The action that lets an author read a decision. */
export function releaseOf(decision: Decision): PaperAction {
  return `release-${decision}`;
}

/** The action that opens a paper again: corrections that were looked at are looked at again. */
export function reopeningOf(status: PaperStatus, shownStatus: ShownStatus): PaperAction {
  return isHidden(status) && shownStatus === 'resubmitted' ? 'reopen-corrections' : 'reopen';
}

/** How the dashboard counts a paper; drafts and withdrawn papers do not count. */
export type PaperOutcome = 'pending' | 'accepted' | 'rejected';

const OUTCOMES: Record<PaperStatus, PaperOutcome | null> = {
  draft: null,
  submitted: 'pending',
  screening: 'pending',
  'under-review': 'pending',
  decided: 'pending',
  'minor-corrections': 'pending',
  'major-corrections': 'pending',
  resubmitted: 'pending',
  verified: 'pending',
  accepted: 'accepted',
  rejected: 'rejected',
  'desk-rejected': 'rejected',
  withdrawn: null,
};

export function outcomeOf(status: PaperStatus): PaperOutcome | null {
  return OUTCOMES[status];
}
