import { defineTexts } from './define-texts.js';

/** The functions below compile only while each status has a label here. */
const texts = defineTexts('server.states', {
  papers: {
    draft: 'Draft',
    returned: 'Returned to author',
    submitted: 'Submitted',
    screening: 'Screening',
    'under-review': 'Under review',
    'decision-recorded': 'Decision recorded',
    'minor-corrections': 'Minor corrections',
    'major-corrections': 'Major corrections',
    'revision-submitted': 'Revision submitted',
    verified: 'Revision verified',
    accepted: 'Accepted',
    rejected: 'Rejected',
    'desk-rejected': 'Desk rejected',
    withdrawn: 'Withdrawn',
  },
  reviews: {
    invited: 'Invited',
    // Not “Accepted”, which is a paper's state.
    accepted: 'In progress',
    declined: 'Declined',
    submitted: 'Submitted',
  },
  payments: {
    'awaiting-payment': 'Awaiting payment',
    'proof-uploaded': 'Proof uploaded',
    matched: 'Matched',
    underpaid: 'Underpaid',
    completed: 'Confirmed',
    rejected: 'Rejected',
    refunded: 'Refunded',
    cancelled: 'Cancelled',
  },
  registrations: {
    pending: 'Pending',
    completed: 'Confirmed',
    rejected: 'Rejected',
    cancelled: 'Cancelled',
    refunded: 'Refunded',
  },
  emails: {
    queued: 'Queued',
    sent: 'Sent',
    failed: 'Failed',
    expired: 'Expired',
    bounced: 'Bounced',
    suppressed: 'Not sent',
  },
});

type PaperState = keyof typeof texts.papers;
type ReviewState = keyof typeof texts.reviews;
type PaymentState = keyof typeof texts.payments;
type RegistrationState = keyof typeof texts.registrations;
type EmailState = keyof typeof texts.emails;

/** `returned`: a draft with a number, which was submitted before. */
export function paperState<Status extends PaperState>(paper: {
  status: Status;
  number: number | null;
}): Status | 'returned' {
  return paper.status === 'draft' && paper.number !== null ? 'returned' : paper.status;
}

/** Also labels decisions and recommendations, which share the names of the states they lead to. */
export function paperStateLabel(state: PaperState): string {
  return texts.papers[state];
}

/** @public completes the dictionary */
export function reviewStateLabel(state: ReviewState): string {
  return texts.reviews[state];
}

export function paymentStateLabel(state: PaymentState): string {
  return texts.payments[state];
}

/** @public completes the dictionary */
export function registrationStateLabel(state: RegistrationState): string {
  return texts.registrations[state];
}

/** The delivery status of an email. @public completes the dictionary */
export function emailStateLabel(state: EmailState): string {
  return texts.emails[state];
}
