/** Texts of one paper under review. */
export const texts = {
  title: 'Review',
  all: 'My reviews',
  loading: 'Loading...',
  notFound: 'This paper is not among your reviews',
  notFoundHint: 'It may have been taken back, or the link may be mistyped.',
  failed: 'The paper did not load',
  failedAnswer: 'The server gave no reason.',
  due: 'Due',
  kind: 'Kind',
  state: 'State',
};
