/** Words that the pages about papers share. */
export const texts = {
  myPapers: 'My papers',
  kind: { 'full-paper': 'Full paper', poster: 'Poster' },
  accepted: 'Accepted',
  loading: 'Loading...',
  failed: 'Your papers did not load',
  failedText: 'We could not look them up. Please try again.',
};
