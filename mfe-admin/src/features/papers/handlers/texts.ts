import { defineTexts } from '@plenary/kit/i18n';

export const texts = defineTexts('admin.paper-handlers', {
  handledBy: 'Handled by',
  noOne: 'No one in particular',
  anyone: 'Handled by anyone',
  me: 'Me',
  handOver: 'Hand over',
  title: 'Hand this paper over',
  text: 'The organiser gets an email, and the paper’s page shows their name. All chairs can still act on it.',
  load: '{name} ({papers, plural, one {# paper} other {# papers}})',
  cancel: 'Cancel',
  notLoaded: 'The organisers could not be loaded',
});
