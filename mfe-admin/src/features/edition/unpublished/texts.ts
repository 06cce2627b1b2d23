import { defineTexts } from '@plenary/kit/i18n';

export const texts = defineTexts('admin.unpublished', {
  title: 'Not published',
  none: 'No unpublished changes.',
  review: '{count, plural, one {Review # section} other {Review # sections}}',
  changes: '{count, plural, one {# change} other {# changes}}',
  conflict: 'Another organiser changed it as well. Open it to choose.',
  discard: 'Discard',
  discardOf: 'Discard changes of {section}',
  dialog: {
    title: 'Publish changes?',
    text: 'What visitors see changes on the site, a few seconds after you publish. All chosen sections are saved as one version, or none.',
    prices:
      'What visitors see changes on the site, a few seconds after you publish. All chosen sections are saved as one version, or none. Registrations already made keep their price.',
    sections: 'Sections to publish',
    publish: '{count, plural, one {Publish # section} other {Publish # sections}}',
    none: 'Choose at least one section.',
    meanwhile: 'Another organiser saved changes meanwhile. Look at the changes again.',
    problem: '{section}: {problem}',
  },
});
