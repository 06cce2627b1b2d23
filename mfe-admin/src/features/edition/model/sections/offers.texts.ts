import { defineTexts } from '@plenary/kit/i18n';

export const texts = defineTexts('admin.offers', {
  packages: 'Packages',
  packagesHint: 'None selected means all packages.',
  packageNames: {
    physical_publication: 'Physical, publication',
    physical_presentation_only: 'Physical, presentation only',
    virtual_publication: 'Virtual, publication',
    virtual_presentation_only: 'Virtual, presentation only',
  },
  questions: {
    title: 'Registration questions',
    note: 'Asked in the registration form. Attendees can change their answers until the conference starts.',
    list: 'Questions',
    entry: 'Question',
    add: 'Add question',
    label: 'Question',
    help: 'Explanation',
    kind: 'Kind of answer',
    kinds: {
      text: 'One line of text',
      'long-text': 'Several lines of text',
      'one-of': 'One of several options',
      'several-of': 'Any number of options',
      'yes-no': 'Yes or no',
    },
    options: 'Options, one per line',
    optionsHint: 'Only for questions with options.',
    required: 'Must be answered',
    sensitive: 'About health, such as dietary or access needs',
    sensitiveHint:
      'Answers are left out of the normal export, and erased 30 days after the conference.',
  },
  extras: {
    title: 'Extras',
    note: 'Sold with the registration, once per person. Sold extras keep their price.',
    list: 'Extras',
    entry: 'Extra',
    add: 'Add extra',
    name: 'Name',
    description: 'Description',
    price: 'Price',
    quantity: 'Available in all',
    quantityHint: 'Leave blank for no limit.',
    lastDay: 'Last day of sale',
  },
});
