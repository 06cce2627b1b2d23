import { defineTexts } from '../../platform/i18n/define-texts.js';

export const texts = defineTexts('server.conference.editor', {
  edition: 'This edition',
  preview: 'This preview',
  invalid: 'This edition can’t be saved.',
  changed: 'This edition was saved by someone else. Your changes are not saved yet.',
  noChange: 'There is nothing to save',
  notAPreview: 'This is not a preview',
  slugTaken: 'Another edition uses this name in its addresses',
  typeToConfirm: 'Type {slug} to confirm',
  sectionsUnchecked: 'Check and save these sections first: {sections}',
  bankGuarded:
    'Bank details are changed with their own request, which another administrator confirms.',
  otherAccount:
    'The bank details of this edition differ from the public ones and were never confirmed. Request a change of its bank details first.',
  sectionUnchecked: 'Not checked yet',
  sectionsNotPermitted: 'Your permissions don’t include these sections: {sections}',
  sectionNotPermitted: 'Your permissions don’t include this section',
});
