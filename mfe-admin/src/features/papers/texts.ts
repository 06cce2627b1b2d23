/** Texts of the papers. */
export const texts = {
  title: 'Papers',
  none: 'No papers have been submitted yet',
  noneHint: 'A paper counts here from its submission on; drafts and withdrawn papers do not.',
  some: (total: number) => (total === 1 ? 'One paper is in' : `${total} papers are in`),
  someHint: 'Their list, with screening, reviewers and decisions, is not part of this version yet.',
};
