import type { Setting } from './setting';

export const texts = {
  heading: (name: string) => `${name}, alone, with sample data`,
  person: 'Signed in',
  people: {
    nobody: 'nobody',
    plain: 'Amina, researcher',
    unverified: 'Uma, unverified',
    reviewer: 'Rui, reviewer',
    admin: 'Ada, admin',
  } satisfies Record<Setting['person'], string>,
  answers: 'The server answers',
  pages: 'Pages',
  elsewhere: 'Not a page of this remote',
  elsewhereText: 'In the product this address belongs to another part.',
  guarded: 'Guarded',
  guardedText: (access: string) => `The shell shows this page to: ${access}. Choose such a person.`,
};
