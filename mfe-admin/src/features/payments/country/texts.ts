import { defineTexts } from '@plenary/kit/i18n';

export const texts = defineTexts('admin.payment-country', {
  title: 'Country of the fee',
  states: {
    declared: 'The fee is reduced for {country}. Check the country before you confirm the payment.',
    confirmed: 'The country {country} is confirmed.',
    refused: 'The country {country} is refused, so the whole fee applies.',
  },
  band: 'Country band',
  bandOf: '{country}: {group}, {share, number}% (World Bank, fiscal year {year})',
  groups: {
    low: 'low income',
    lowerMiddle: 'lower middle income',
    upperMiddle: 'upper middle income',
    high: 'high income',
  },
  toCheck: 'Country to check',
  confirm: 'Confirm country',
  done: { confirm: 'Country confirmed' },
  failed: 'Something went wrong. Please try again.',
  refuse: {
    open: 'Refuse country',
    title: 'Refuse the country?',
    text: 'The whole fee applies, by a further line of the price. The person is emailed your reason and the new amount.',
    label: 'Reason for the person',
    missing: 'Enter a reason',
    submit: 'Refuse country',
    keep: 'Cancel',
    done: 'Country refused',
  },
});
