import { defineTexts } from '@plenary/kit/i18n';

export const texts = defineTexts('kit.reviewer-limits', {
  limit: 'Maximum papers',
  limitHint: 'Leave blank for the default ({usual, number}).',
  limitInvalid: 'Enter a number from 0 to 500',
  topics: 'Topics',
  save: 'Save',
  // Says what another person saved in the meantime.
  current: '{limit}; {topics}; {isPaused, select, true {paused} other {not paused}}',
  currentLimit: 'maximum papers: {maxLoad, number}',
  currentDefaultLimit: 'maximum papers: default',
  currentTopics: 'topics: {topics}',
  currentNoTopics: 'no topics',
});
