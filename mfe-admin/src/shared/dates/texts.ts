import { defineTexts } from '@plenary/kit/i18n';

export const texts = defineTexts('admin.dates', {
  title: 'Dates disagree',
  late: {
    submissions:
      'Submissions are open, and their deadline passed on {deadline}. Visitors read “Deadline passed; late submissions are open”.',
    registration:
      'Registration is open, and the payment date passed on {deadline}. Visitors read “late registration is open”.',
  },
  shut: {
    submissions:
      'Submissions are switched off, and their deadline is ahead: {deadline}. Visitors read “Submissions are not open yet”.',
    registration:
      'Registration is switched off, and the payment date is ahead: {deadline}. Visitors read “Registration is not open yet”.',
  },
  early: {
    submissions: 'Submissions close on {closing}, before their deadline: {deadline}.',
    registration: 'Registration closes on {closing}, before the payment date: {deadline}.',
  },
  planned: {
    submissions:
      'A scheduled change closes submissions on {closing}, before their deadline: {deadline}.',
    registration:
      'A scheduled change closes registration on {closing}, before the payment date: {deadline}.',
  },
  toOpening: 'Change opening and closing',
  toDates: 'Change the dates',
});
