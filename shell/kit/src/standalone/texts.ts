import { defineTexts } from '@plenary/kit/i18n';

export const texts = defineTexts('kit.standalone', {
  heading: '{name} with sample data',
  person: 'Logged in',
  people: {
    anonymous: 'no one',
    plain: 'Amina, researcher',
    unverified: 'Uma, unverified',
    reviewer: 'Rui, reviewer',
    admin: 'Ada, admin',
  },
  answers: 'The server answers',
  language: 'Language',
  pages: 'Pages',
  elsewhere: 'Not a page of this remote',
  elsewhereText: 'In the product this address belongs to another remote.',
  guarded: 'Guarded',
  guardedText: 'The shell shows this page to: {access}. Choose a person with that role.',
});
