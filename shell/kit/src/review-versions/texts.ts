import { defineTexts } from '@plenary/kit/i18n';

export const texts = defineTexts('kit.review-versions', {
  title: 'Changed after submission',
  titleInDiscussion: 'Updated after the discussion',
  version: 'Version {number, number}',
  first: 'As first submitted.',
  afterResponse: 'After the response of the authors',
  afterDiscussion: 'After the discussion opened',
  scoreChanged: 'from {before} to {after}',
  none: 'none',
  removed: 'Removed:',
  added: 'Added:',
  endOfChange: 'End of change.',
  recommendation: 'Recommendation',
  criteria: {
    originality: 'Originality',
    relevance: 'Relevance',
    method: 'Method',
    clarity: 'Clarity',
    significance: 'Significance',
  },
  confidence: 'Confidence',
  confidenceLevel: '{confidence, select, 1 {Low} 2 {Medium} other {High}}',
  commentsToAuthors: 'Comments to the authors',
  commentsToCommittee: 'Comments to the committee',
  concern: 'Similarity or AI concern',
  step: '{step, number} of {steps, number}: {name}',
});
