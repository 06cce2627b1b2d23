/** The states of things, as the organisers call them. */
export const texts = {
  payments: {
    announced: 'Waiting',
    'proof-uploaded': 'Proof to check',
    matched: 'Matched',
    'short-paid': 'Short-paid',
    completed: 'Confirmed',
    rejected: 'Rejected',
    refunded: 'Refunded',
    cancelled: 'Cancelled',
  },
  papers: {
    draft: 'Turned back',
    submitted: 'Submitted',
    screening: 'Screening',
    'under-review': 'Under review',
    decided: 'Decided, hidden',
    'minor-corrections': 'Minor corrections',
    'major-corrections': 'Major corrections',
    resubmitted: 'Corrected',
    verified: 'Verified, hidden',
    accepted: 'Accepted',
    rejected: 'Rejected',
    'desk-rejected': 'Rejected without review',
    withdrawn: 'Withdrawn',
  },
  mails: { queued: 'Queued', sent: 'Sent', parked: 'Failed', expired: 'Expired' },
};
