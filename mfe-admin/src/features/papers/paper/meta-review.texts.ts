import { defineTexts } from '@plenary/kit/i18n';

export const texts = defineTexts('admin.papers.meta-review', {
  title: 'Meta-review',
  none: 'No one is assigned to write the meta-review.',
  notSubmitted: 'Not submitted',
  assign: 'Assign meta-reviewer',
  assignText:
    'They read the reviews, the response of the authors and the discussion under aliases, write a summary for the committee and recommend a decision. They get an email.',
  change: 'Change meta-reviewer',
  reviewer: 'Meta-reviewer',
  assigned: 'Meta-reviewer assigned. We emailed them.',
  removed: 'Meta-reviewer removed.',
});
