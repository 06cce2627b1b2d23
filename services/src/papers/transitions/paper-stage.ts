import type { PaperStage } from '../paper/paper-version.entity.js';
import type { PaperPayment } from '../paper/paper-partners.js';
import type { ShownStatus } from '../status/paper-status.js';
import type { Paper } from '../paper/paper.entity.js';
import { revisionClosed, notFromStatus, notPaid } from '../paper/papers.errors.js';

/** Null where no file is expected. */
const STAGES: Record<ShownStatus, PaperStage | null> = {
  draft: 'submission',
  submitted: 'submission',
  screening: null,
  'under-review': null,
  'minor-corrections': 'revision',
  'major-corrections': 'revision',
  'revision-submitted': null,
  accepted: 'camera-ready',
  rejected: null,
  'desk-rejected': null,
  withdrawn: null,
};

/** @throws AppError CLOSED after the deadline; CONFLICT if unpaid; INVALID_TRANSITION */
export function stageOf(
  { shownStatus, correctionsBy }: Pick<Paper, 'shownStatus' | 'correctionsBy'>,
  payment: PaperPayment,
  now: Date,
): PaperStage {
  const stage = STAGES[shownStatus];
  if (!stage) throw notFromStatus(shownStatus);
  if (stage === 'revision' && correctionsBy && now > correctionsBy) throw revisionClosed();
  if (stage === 'camera-ready' && payment !== 'confirmed') throw notPaid();
  return stage;
}
