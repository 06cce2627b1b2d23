import { defineTexts } from '@plenary/kit/i18n';

export const texts = defineTexts('kit.fees', {
  caption: 'Fees in US dollars for students and professionals',
  package: 'Package',
  student: 'Student',
  professional: 'Professional',
  nextPrice: 'From {day}: {student} for students, {professional} for professionals.',
  bands:
    'The fee depends on the income group of your country (World Bank, fiscal year {year}). Low income: {low, number}% of the fee above, lower middle income: {lowerMiddle, number}%, upper middle income: {upperMiddle, number}%, high income: {high, number}%.',
  needsPaper: 'requires an accepted paper',
});
