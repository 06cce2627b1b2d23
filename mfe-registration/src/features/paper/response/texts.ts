import { defineTexts } from '@plenary/kit/i18n';

export const texts = defineTexts('registration.paper.response', {
  title: 'Reviews and your response',
  closedTitle: 'Response to the reviews',
  loadFailed: 'The response could not be loaded',
  lead: 'You can respond to the reviews before the committee decides. Reviewers and organisers read the response once you submit it.',
  leadOfCoAuthor:
    'The corresponding author can respond to the reviews before the committee decides.',
  anonymous: 'A response is optional. Do not write anything that says who you are.',
  submitted: 'Response submitted {time}.',
  editable: 'You can change it and submit it again until responses close.',
  unsubmitted: 'Your latest changes are not submitted.',
  answer: 'Response to Reviewer {number, number}',
  general: 'Response to all reviewers and the committee',
  generalHint: 'Do not sign it. {words}',
  words: '{count, number} of {max, number} words in the whole response.',
  empty: 'Please write a response',
  tooManyWords: 'The whole response must have at most {max, number} words',
  submit: 'Submit response',
  resubmit: 'Submit changed response',
});
