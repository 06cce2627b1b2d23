import { defineTexts } from '@plenary/kit/i18n';

export const texts = defineTexts('admin.summaries', {
  none: 'None yet',
  topics: '{count, plural, one {# topic} other {# topics}}',
  guidelines: '{count, plural, one {# guideline} other {# guidelines}}',
  steps: '{count, plural, one {# step} other {# steps}}',
  visible: 'Authors see {visible} of {count} fields',
  addedFields: '{count, plural, one {# added field} other {# added fields}}',
  pages: '{count, plural, one {# page} other {# pages}}',
  megabytes: '{count} MB',
  reviewers:
    '{invited, plural, one {# reviewer} other {# reviewers}} per paper, {needed, plural, one {# review} other {# reviews}} required',
  similarity: 'Similarity {percent}%',
  prices: 'USD {from} to {to}',
  packages: '{count, plural, one {# package} other {# packages}}',
  discountCodes: 'Discount codes',
  waivers: 'Fee waivers',
  groupsOpen: 'Groups open',
  groupsClosed: 'Off',
  account: 'account ending {digits}',
  onSite: '{count} on site',
  limited: '{count, plural, one {# package} other {# packages}} limited',
  keepsAll: 'Everything is kept',
  erases: '{count, plural, one {# kind of data is erased} other {# kinds of data are erased}}',
  unlimited: 'No limits',
  chairs: '{count, plural, one {# chair} other {# chairs}}',
  organizing: '{count} organising',
  scientific: '{count} scientific',
  days: '{count, plural, one {# day} other {# days}}',
  items: '{count, plural, one {# item} other {# items}}',
  gates: {
    submissions: {
      open: 'Submissions open',
      closed: 'Submissions closed',
      closing: 'Submissions close on {time}',
    },
    registration: {
      open: 'Registration open',
      closed: 'Registration closed',
      closing: 'Registration closes on {time}',
    },
  },
});
