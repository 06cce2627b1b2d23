/** Texts of the figures (specification, sections 2 and 8). */
export const texts = {
  loading: 'Loading...',
  failed: 'The figures did not load',
  failedToFetch: 'Failed to fetch dashboard stats',
  all: 'See the list',
  users: {
    total: 'Total Users',
    researchers: 'Researchers',
    reviewers: 'Reviewers',
    admins: 'Admins',
  },
  papers: {
    total: 'Total',
    pending: 'Pending',
    accepted: 'Accepted',
    rejected: 'Rejected',
  },
};
