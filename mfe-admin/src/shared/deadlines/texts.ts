import { defineTexts } from '@plenary/kit/i18n';

export const texts = defineTexts('admin.deadlines', {
  open: 'Extend deadline',
  openFor: 'Extend deadline of {name}',
  title: 'Extend the deadline for {name}?',
  told: 'The deadline is {time}. We email {name} the new date and your reason at once. All other deadlines stay.',
  lastDay: 'New last day',
  lastDayMissing: 'Choose a day.',
  lastDayHint: 'The deadline is the end of this day, conference time.',
  lastDayAnywhere: 'The deadline is the end of this day, anywhere on Earth.',
  reason: 'Reason',
  reasonMissing: 'Write a reason of at least 3 characters.',
  cancel: 'Cancel',
  failed: 'The deadline could not be extended. Please try again.',
  done: 'Deadline extended for {name}. They were emailed.',
});
