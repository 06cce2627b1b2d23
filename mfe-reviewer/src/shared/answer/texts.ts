import { defineTexts } from '@plenary/kit/i18n';

export const texts = defineTexts('reviewer.answer', {
  answer: 'Your answer',
  answerRequired: 'Choose an answer',
  accept: {
    title: 'Accept',
    text: 'You write one review by {date}.',
    submit: 'Accept invitation',
  },
  decline: {
    title: 'Decline',
    text: 'You can suggest someone else.',
    reason: 'Reason',
    reasonHint: 'Only the chair reads it.',
    reasons: {
      time: 'No time before the review date',
      field: 'Outside my field',
      load: 'Too many reviews already',
      other: 'Another reason',
    },
    otherReason: 'Your reason',
    reasonRequired: 'Choose a reason',
    otherRequired: 'Enter your reason',
    tooLong: 'Use at most {maximum, number} characters',
    suggest: 'Suggest someone else',
    suggestHint: 'The chair decides whether to invite them. They don’t see who suggested them.',
    name: 'Name',
    email: 'Email',
    nameRequired: 'Enter the name of the person you suggest',
    emailRequired: 'Enter the email address of the person you suggest',
    submit: 'Decline invitation',
  },
  conflict: {
    title: 'Declare a conflict of interest',
    text: 'You recognise the work, or you work with its likely authors.',
    reason: 'Your conflict of interest',
    reasonHint: 'Only the chair reads it. Don’t write names of the likely authors.',
    required: 'Describe the conflict',
    submit: 'Declare conflict',
  },
  noAnswer: 'Send answer',
  failed: 'Your answer could not be sent. Please try again.',
});
