/** 'decided' is a recorded decision that its author does not see yet. */
export type PaperStatus =
  | 'draft'
  | 'submitted'
  | 'screening'
  | 'under-review'
  | 'decided'
  | 'minor-corrections'
  | 'major-corrections'
  | 'resubmitted'
  | 'verified'
  | 'accepted'
  | 'rejected'
  | 'desk-rejected'
  | 'withdrawn';

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
