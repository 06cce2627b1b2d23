import { defineTexts } from '@plenary/kit/i18n';

export const texts = defineTexts('admin.papers.interventions', {
  correct: 'Correct figures',
  correctTitle: 'Correct the screening figures',
  correctText: 'The earlier figures and your reason are kept with the notes of organisers.',
  reason: 'Reason',
  reasonMissing: 'Please enter at least 3 characters',
  save: 'Save figures',
  cancel: 'Cancel',
  corrected: 'Figures corrected.',
  withdraw: 'Withdraw paper',
  withdrawTitle: 'Withdraw this paper for its author?',
  withdrawText:
    'It will not be reviewed or published. {name} receives your reason by email, and so do reviewers who have not finished. This can’t be undone once it is sent.',
  withdrawn: 'Paper withdrawn. The author was notified by email.',
  declareConflict: 'Declare a conflict',
  conflictTitle: 'Declare a conflict of interest?',
  conflictText:
    'You will no longer see this paper, and another organiser handles it. You can’t undo this.',
  payment: 'Payment',
  settled: 'Settled',
  notSettled: 'Not settled',
  notRegistered: 'Not registered',
  received: '{received} of {amount} received',
  openPayment: 'Open payment {reference}',
  reopenPaid:
    'This paper is registered for publication. To reopen it, first reject or refund its payment.',
  askFinance: 'Ask someone who handles payments to do that.',
});
