/** Texts of a reviewer's assignments. */
export const texts = {
  title: 'My reviews',
  none: 'No papers are assigned to you',
  noneHint: 'When the committee asks you for a review, you receive an email and the paper is here.',
  failed: 'Your reviews did not load',
  failedAnswer: 'The server gave no reason.',
  loading: 'Loading...',
  due: 'due',
};
