import type {
  EmailState,
  PaperAction,
  PaperState,
  PaymentAction,
  PaymentState,
  ReviewState,
} from './states';
import { texts } from './texts';

/** Also the label of a decision or a recommendation: each has the name of the state it leads to. */
export function paperStateLabel(state: PaperState): string {
  return texts.papers[state];
}

export function paperActionLabel(action: PaperAction): string {
  return paperActionLabels()[action];
}

function paperActionLabels(): Record<PaperAction, string> {
  const { papers, paperActions } = texts;
  return {
    submit: papers.submitted,
    screen: papers.screening,
    pass: paperActions.pass,
    'return-to-author': papers.returned,
    'desk-reject': papers['desk-rejected'],
    decide: papers['decision-recorded'],
    'release-accepted': papers.accepted,
    'release-minor-corrections': papers['minor-corrections'],
    'release-major-corrections': papers['major-corrections'],
    'release-rejected': papers.rejected,
    'submit-revision': papers['revision-submitted'],
    verify: papers.verified,
    'review-again': paperActions.reviewAgain,
    reopen: paperActions.reopen,
    'reopen-revision': paperActions.reopen,
    'send-back': papers.returned,
    reject: papers.rejected,
    withdraw: papers.withdrawn,
  };
}

export function reviewStateLabel(state: ReviewState): string {
  return texts.reviews[state];
}

export function paymentStateLabel(state: PaymentState): string {
  return texts.payments[state];
}

export function emailStateLabel(state: EmailState): string {
  return texts.emails[state];
}

export function paymentActionLabel(action: PaymentAction): string {
  return texts.paymentActions[action];
}

/** `subject` is `paper`, `review`, `payment`, `transfer` or `email`. Undefined without a label. */
export function labelOfCode(subject: string, code: string): string | undefined {
  const { papers, reviews, payments, paymentActions, emails } = texts;
  const labels: Record<string, Partial<Record<string, string>>> = {
    paper: { ...paperActionLabels(), ...papers },
    review: reviews,
    payment: { ...paymentActions, ...payments },
    transfer: paymentActions,
    email: emails,
  };
  return labels[subject]?.[code];
}
