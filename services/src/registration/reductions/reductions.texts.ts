import { defineTexts } from '../../platform/i18n/define-texts.js';

export const texts = defineTexts('server.registration.reductions', {
  discountLine: 'Discount code {code}',
  waiverLine: 'Fee waiver',
  bandLine: 'Country band: {group}, {share, number}% of the fee',
  bandRefused: 'Whole fee: country not confirmed',
  incomeGroups: {
    low: 'low income',
    lowerMiddle: 'lower middle income',
    upperMiddle: 'upper middle income',
    high: 'high income',
  },
  unknown: 'This discount code is not valid. Check the spelling, or continue without it.',
  stopped: 'This discount code is no longer accepted. Continue without it.',
  early: 'This discount code cannot be used yet. Continue without it.',
  expired: 'This discount code has expired. Continue without it.',
  package:
    'This discount code is not for this package. Choose another package or continue without it.',
  usedUp: 'This discount code has been used up. Continue without it.',
  usedByYou: 'You have used this discount code already. Continue without it.',
  codeTaken: 'This edition has this code already. Choose another code.',
  codeShape: 'Letters, digits and hyphens, at least 4 characters',
  oneKind: 'Enter either a percentage or an amount',
  dayOrder: 'Must not be before the first day',
  notFound: 'This discount code does not exist.',
});
