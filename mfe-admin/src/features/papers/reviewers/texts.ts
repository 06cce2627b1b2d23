import { defineTexts } from '@plenary/kit/i18n';

export const texts = defineTexts('admin.reviewers', {
  title: 'Reviewers',
  lists: 'Papers and reviewers',
  search: 'Name, email or institution',
  reviewer: 'Reviewer',
  topics: 'Topics',
  anyTopic: 'All topics',
  noTopics: 'No topics',
  papers: 'Assigned',
  availability: 'Availability',
  availabilities: { available: 'Available', 'at-capacity': 'At capacity', paused: 'Paused' },
  overdue: '{count} overdue',
  load: '{load} of {limit}',
  none: 'No reviewers yet',
  noneHint: 'Give an account the Reviewer role, or invite a reviewer from a paper’s page.',
  email: 'Email',
  organization: 'Institution',
  account: 'Account',
  openAccount: 'View account',
  admin: 'Admins are not included in assignment proposals. Assign them manually.',
  limits: 'Limits and topics',
  pause: 'Paused: not included in assignment proposals',
  conflict:
    'The reviewer or another admin changed this while you were editing. Current values: {current}. Your input is preserved: save again to overwrite them.',
  saved: 'Changes saved. They apply to the next assignment proposal.',
});
