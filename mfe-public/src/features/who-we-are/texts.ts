import { defineTexts } from '@plenary/kit/i18n';

export const texts = defineTexts('public.whoWeAre', {
  title: 'Who We Are',
  welcome: 'Global South voices',
  about: 'About',
  vision: 'Vision',
  mission: 'Mission',
  committees: 'Meet our Committees',
  next: 'Meet us',
  contact: 'Contact',
});
