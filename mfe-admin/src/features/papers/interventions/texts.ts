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
  returnLater: 'Return to author',
  returnTitle: 'Return this paper to its author?',
  returnText:
    'Its review or acceptance ends, and {name} is asked for a corrected version. All authors receive your reason by email, and reviewers who have not finished are told that the review ended.',
  returned: 'Paper returned. Its authors were notified by email.',
  reject: 'Reject for cause',
  rejectTitle: 'Reject this paper?',
  rejectText:
    'Its review or acceptance ends. All authors receive your reason by email, and reviewers who have not finished are told that the review ended.',
  rejected: 'Paper rejected. Its authors were notified by email.',
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
