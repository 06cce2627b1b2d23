import {
  nextPaperStatus,
  nextShownStatus,
  PAPER_STATUSES,
  type PaperAction,
  type PaperStatus,
  type ShownStatus,
} from '../../papers/status/paper-status.js';

const REVIEWED: PaperAction[] = ['submit', 'screen', 'pass'];
const CORRECTED: PaperAction[] = [
  ...REVIEWED,
  'decide',
  'release-minor-corrections',
  'submit-revision',
];

const PATHS: Record<PaperStatus, PaperAction[]> = {
  draft: [],
  submitted: ['submit'],
  screening: ['submit', 'screen'],
  'under-review': REVIEWED,
  'decision-recorded': [...REVIEWED, 'decide'],
  'minor-corrections': [...REVIEWED, 'decide', 'release-minor-corrections'],
  'major-corrections': [...REVIEWED, 'decide', 'release-major-corrections'],
  'revision-submitted': CORRECTED,
  verified: [...CORRECTED, 'verify'],
  accepted: [...REVIEWED, 'decide', 'release-accepted'],
  rejected: [...REVIEWED, 'decide', 'release-rejected'],
  'desk-rejected': ['submit', 'desk-reject'],
  withdrawn: ['submit', 'withdraw'],
};

interface SeededMove {
  status: PaperStatus;
  step: number;
  action: PaperAction;
  before: PaperStatus;
  after: PaperStatus;
  shown: boolean;
}

export function seededMoves(): SeededMove[] {
  return PAPER_STATUSES.flatMap((status) => {
    let before: PaperStatus = 'draft';
    let told: ShownStatus = 'draft';
    return PATHS[status].map((action, step) => {
      const after = nextPaperStatus(before, action);
      if (!after) throw new Error(`A paper that is ${before} has no ${action}.`);
      const isTold = nextShownStatus(told, after);
      const move = { status, step, action, before, after, shown: isTold !== told };
      [before, told] = [after, isTold];
      return move;
    });
  });
}
