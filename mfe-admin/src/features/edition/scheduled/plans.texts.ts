import { defineTexts } from '@plenary/kit/i18n';

export const texts = defineTexts('admin.plans', {
  extend: 'Extend: {date}',
  price: 'Price: {package}',
});
