import { defineTexts } from '@plenary/kit/i18n';

export const texts = defineTexts('admin.papers.tags', {
  hint: 'Only organisers see tags; authors and reviewers never do.',
  new: 'New tag',
  add: 'Add tag',
  added: 'Tag added.',
  remove: 'Remove tag {tag}',
  removed: 'Tag removed.',
  required: 'Please enter a tag',
});
