import { defineTexts } from '@plenary/kit/i18n';

export const texts = defineTexts('admin.papers.shepherd', {
  title: 'Shepherd',
  none: 'No one verifies the corrections for you.',
  name: 'Name shepherd',
  nameText:
    'They read the reviews under aliases, compare the revision with them and tell you whether it is corrected. You decide. They get an email.',
  nameLaterText:
    'They read the reviews under aliases, compare the revision with them and tell you whether it is corrected. You decide. They get an email once the decision is released, and learn nothing before.',
  change: 'Change shepherd',
  reviewer: 'Shepherd',
  named: 'Shepherd named.',
  removed: 'Shepherd removed.',
  notTold: 'Not emailed before the release',
  waiting: 'No answer',
  ended: 'Ended',
  answers: { verified: 'Corrections verified', 'not-yet': 'Not yet' },
  toAuthors: 'To the authors',
});
