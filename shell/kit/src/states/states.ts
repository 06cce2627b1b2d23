import type { components } from '../api/schema.gen';

type Schemas = components['schemas'];

export type PaperStatus = Schemas['AdminPaperRow']['status'];
/** `returned`: a draft that was submitted before. */
export type PaperState = PaperStatus | 'returned';
export type PaperAction = Schemas['AuthorPaper']['transitions'][number]['action'];
export type Decision = Schemas['PaperDetails']['decisions'][number]['decision'];
export type ReviewState = Schemas['Assignment']['status'];
export type PaymentState = Schemas['AdminPaymentRow']['state'];
export type PaymentAction = Schemas['AdminPayment']['ledger'][number]['action'];
export type EmailState = Schemas['AdminEmailRow']['state'];

export function paperState<Status extends PaperStatus>(paper: {
  status: Status;
  number: number | null;
}): Status | 'returned' {
  return paper.status === 'draft' && paper.number !== null ? 'returned' : paper.status;
}
