import { defineTexts } from '@plenary/kit/i18n';

export const texts = defineTexts('admin.setting-groups', {
  calendar: 'Calendar',
  calls: 'Call and review',
  money: 'Money',
  registration: 'Registration',
  people: 'People',
  site: 'Site',
});
