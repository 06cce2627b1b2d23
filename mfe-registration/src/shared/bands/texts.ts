import { defineTexts } from '@plenary/kit/i18n';

export const texts = defineTexts('registration.bands', {
  line: 'Country band: {group}, {share, number}% of the fee',
  groups: {
    low: 'low income',
    lowerMiddle: 'lower middle income',
    upperMiddle: 'upper middle income',
    high: 'high income',
  },
  title: 'Your fee by country',
  country: 'Country',
  countryHint:
    'The country you live or work in. The fee depends on its income group (World Bank, fiscal year {year}).',
  whole: 'The whole fee applies to {country}.',
  prices: 'Fees for {country}: {group}, {share, number}%',
  package: 'Package',
  checked: 'We check the country of a reduced fee before we confirm the registration.',
  failed: 'The fees could not be loaded. Please try again.',
  toCheck:
    'Your fee is reduced for {country}. We check the country before we confirm your registration.',
  refused:
    'We could not confirm the country {country}, so the whole fee applies. If you have evidence, upload it below, or write to {email}.',
});
