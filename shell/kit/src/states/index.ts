export {
  emailStateLabel,
  labelOfCode,
  paperActionLabel,
  paperStateLabel,
  paymentActionLabel,
  paymentStateLabel,
  reviewStateLabel,
} from './labels';
export { EmailChip, PaperChip, PaymentChip } from './state-chips';
export { paperState } from './states';
export type {
  Decision,
  EmailState,
  PaperAction,
  PaperState,
  PaymentAction,
  PaymentState,
  ReviewState,
} from './states';
