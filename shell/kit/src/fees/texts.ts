import { defineTexts } from '@plenary/kit/i18n';

export const texts = defineTexts('kit.fees', {
  caption: 'Fees in US dollars for students and professionals',
  package: 'Package',
  student: 'Student',
  professional: 'Professional',
  nextPrice: 'From {day}: {student} for students, {professional} for professionals.',
  needsPaper: 'requires an accepted paper',
});
