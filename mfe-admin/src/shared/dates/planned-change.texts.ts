import { defineTexts } from '@plenary/kit/i18n';

export const texts = defineTexts('admin.planned', {
  open: { submissions: 'Open submissions', registration: 'Open registration' },
  close: { submissions: 'Close submissions', registration: 'Close registration' },
  extend: 'Extend {date} to {day}',
  price: 'Change the price of {package}',
});
