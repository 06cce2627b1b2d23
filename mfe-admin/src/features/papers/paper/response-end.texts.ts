import { defineTexts } from '@plenary/kit/i18n';

export const texts = defineTexts('admin.papers.response-end', {
  closes: 'Author response closes',
  own: '{time}, later than for other papers',
  change: 'Change end of response',
  changeTitle: 'Change the end of the response to paper {number}',
  changeText:
    'Responses for this paper close at {time}. We email {name} the new end and your reason at once. All other papers keep theirs.',
  lastDay: 'Last day',
  lastDayHint:
    'Responses close at the end of this day, conference time. It must be later than the end for other papers.',
  lastDayMissing: 'Choose a day.',
  undo: 'Remove later end',
  undoTitle: 'Remove the later end?',
  undoText:
    'Responses for paper {number} close with those of other papers, at once if these are closed. We email {name} the new end and your reason.',
  reason: 'Reason',
  reasonMissing: 'Write a reason of at least 3 characters.',
  cancel: 'Cancel',
  done: 'End of the response changed. {name} was emailed.',
  failed: 'The end of the response could not be changed. Please try again.',
});
