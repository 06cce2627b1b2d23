export const texts = {
  breadcrumb: 'Paper',
  notFound: 'This paper was not found',
  notFoundText: 'Here stand only your own papers that the committee has accepted.',
  toMyPapers: 'See my papers',
};
