import { defineTexts } from '@plenary/kit/i18n';

export const texts = defineTexts('public.committee', {
  title: 'Meet our Committees',
  note: 'The people who organise the conference and review its papers.',
  join: 'Join us',
  tabs: 'Committees',
  chair: 'Conference Chair',
  organizing: 'Organizing Committee',
  scientific: 'Scientific Committee',
  profile: 'Profile',
  profileOf: 'Profile of {name}',
  empty: 'Members will be announced here.',
});
