import { defineTexts } from '@plenary/kit/i18n';

export const texts = defineTexts('admin.papers.reviewer-choice', {
  more: 'The {shown, number} most suitable of {total, number} people are listed. Search for the others.',
  noOne: 'No one',
  ofPaper: '{name} (reviews this paper)',
  knowsTopic: '{name} (knows the topic)',
  save: 'Save',
  notLoaded: 'The reviewers could not be loaded',
});
