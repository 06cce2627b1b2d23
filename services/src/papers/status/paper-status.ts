import { keysWhere } from '../../platform/core/keys-where.js';

export const PAPER_KINDS = ['full-paper', 'poster'] as const;
export type PaperKind = (typeof PAPER_KINDS)[number];

export const PAPER_STATUSES = [
  'draft',
  'submitted',
  'screening',
  'under-review',
  'decision-recorded',
  'minor-corrections',
  'major-corrections',
  'revision-submitted',
  'verified',
  'accepted',
  'rejected',
  'desk-rejected',
  'withdrawn',
] as const;
export type PaperStatus = (typeof PAPER_STATUSES)[number];

const IS_HIDDEN = {
  draft: false,
  submitted: false,
  screening: false,
  'under-review': false,
  'decision-recorded': true,
  'minor-corrections': false,
  'major-corrections': false,
  'revision-submitted': false,
  verified: true,
  accepted: false,
  rejected: false,
  'desk-rejected': false,
  withdrawn: false,
} as const satisfies Record<PaperStatus, boolean>;

type HiddenStatus = {
  [Status in PaperStatus]: (typeof IS_HIDDEN)[Status] extends true ? Status : never;
}[PaperStatus];
export const HIDDEN_STATUSES = keysWhere(IS_HIDDEN) as HiddenStatus[];
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
  'return-to-author',
  'desk-reject',
  'decide',
  'release-accepted',
  'release-minor-corrections',
  'release-major-corrections',
  'release-rejected',
  'submit-revision',
  'verify',
  'review-again',
  'reopen',
  'reopen-revision',
  'send-back',
  'reject',
  'withdraw',
] as const;
export type PaperAction = (typeof PAPER_ACTIONS)[number];

type Transitions = Record<PaperStatus, Partial<Record<PaperAction, PaperStatus>>>;

const TRANSITIONS: Transitions = {
  draft: { submit: 'submitted' },
  submitted: {
    screen: 'screening',
    'return-to-author': 'draft',
    'desk-reject': 'desk-rejected',
    withdraw: 'withdrawn',
  },
  screening: {
    screen: 'screening',
    pass: 'under-review',
    'return-to-author': 'draft',
    'desk-reject': 'desk-rejected',
    withdraw: 'withdrawn',
  },
  'under-review': {
    decide: 'decision-recorded',
    'send-back': 'major-corrections',
    reject: 'rejected',
    withdraw: 'withdrawn',
  },
  'decision-recorded': {
    decide: 'decision-recorded',
    'release-accepted': 'accepted',
    'release-minor-corrections': 'minor-corrections',
    'release-major-corrections': 'major-corrections',
    'release-rejected': 'rejected',
    reopen: 'under-review',
    'reopen-revision': 'revision-submitted',
    withdraw: 'withdrawn',
  },
  'minor-corrections': {
    'submit-revision': 'revision-submitted',
    reopen: 'under-review',
    reject: 'rejected',
    withdraw: 'withdrawn',
  },
  'major-corrections': {
    'submit-revision': 'revision-submitted',
    reopen: 'under-review',
    reject: 'rejected',
    withdraw: 'withdrawn',
  },
  'revision-submitted': {
    verify: 'verified',
    decide: 'decision-recorded',
    'review-again': 'under-review',
    'send-back': 'major-corrections',
    reject: 'rejected',
    withdraw: 'withdrawn',
  },
  verified: {
    'release-accepted': 'accepted',
    'reopen-revision': 'revision-submitted',
    withdraw: 'withdrawn',
  },
  accepted: {
    reopen: 'under-review',
    'send-back': 'major-corrections',
    reject: 'rejected',
    withdraw: 'withdrawn',
  },
  rejected: { reopen: 'under-review' },
  'desk-rejected': { reopen: 'screening' },
  withdrawn: {},
};

/** Undefined when the action is not allowed. */
export function nextPaperStatus(from: PaperStatus, action: PaperAction): PaperStatus | undefined {
  return TRANSITIONS[from][action];
}

export function nextShownStatus(before: ShownStatus, to: PaperStatus): ShownStatus {
  return isHidden(to) ? before : to;
}

export function isHidden(status: PaperStatus): status is HiddenStatus {
  return IS_HIDDEN[status];
}

export function releaseOf(decision: Decision): PaperAction {
  return `release-${decision}`;
}

/** A verified revision is verified again. */
export function reopeningOf(status: PaperStatus, shownStatus: ShownStatus): PaperAction {
  return isHidden(status) && shownStatus === 'revision-submitted' ? 'reopen-revision' : 'reopen';
}

export const PAPER_OUTCOMES = ['pending', 'accepted', 'rejected'] as const;
export type PaperOutcome = (typeof PAPER_OUTCOMES)[number];

const OUTCOMES: Record<PaperStatus, PaperOutcome | null> = {
  draft: null,
  submitted: 'pending',
  screening: 'pending',
  'under-review': 'pending',
  'decision-recorded': 'pending',
  'minor-corrections': 'pending',
  'major-corrections': 'pending',
  'revision-submitted': 'pending',
  verified: 'pending',
  accepted: 'accepted',
  rejected: 'rejected',
  'desk-rejected': 'rejected',
  withdrawn: null,
};

export function outcomeOf(status: PaperStatus): PaperOutcome | null {
  return OUTCOMES[status];
}

/** The tabs of the organisers' list. */
export const PAPER_PHASES = ['screening', 'review', 'decisions', 'final'] as const;
export type PaperPhase = (typeof PAPER_PHASES)[number];

const PHASE_OF: Record<PaperStatus, PaperPhase | null> = {
  draft: null,
  submitted: 'screening',
  screening: 'screening',
  'under-review': 'review',
  'decision-recorded': 'decisions',
  'minor-corrections': 'decisions',
  'major-corrections': 'decisions',
  'revision-submitted': 'decisions',
  verified: 'decisions',
  accepted: 'final',
  rejected: 'final',
  'desk-rejected': 'final',
  withdrawn: 'final',
};

export function statusesIn(phase: PaperPhase): PaperStatus[] {
  return PAPER_STATUSES.filter((status) => PHASE_OF[status] === phase);
}

const CAN_BE_OVERDUE: Record<PaperStatus, boolean> = {
  draft: false,
  submitted: true,
  screening: true,
  'under-review': true,
  'decision-recorded': false,
  'minor-corrections': true,
  'major-corrections': true,
  'revision-submitted': true,
  verified: false,
  accepted: false,
  rejected: false,
  'desk-rejected': false,
  withdrawn: false,
};
export const OVERDUE_STATUSES = keysWhere(CAN_BE_OVERDUE);
