import { defineTexts } from '@plenary/kit/i18n';

export const texts = defineTexts('admin.dashboard', {
  title: 'Admin Dashboard',
  section: 'Dashboard',
  users: 'Users',
  papers: 'Papers',
  loading: 'Loading...',
  failed: 'The figures could not be loaded',
  failedToFetch: 'Failed to fetch dashboard stats',
  viewAll: 'View all',
  viewAllOf: 'View all: {list}',
  userFigures: {
    total: 'Total Users',
    researchers: 'Researchers',
    reviewers: 'Reviewers',
    admins: 'Admins',
  },
  paperFigures: {
    total: 'Total',
    pending: 'Pending',
    accepted: 'Accepted',
    rejected: 'Rejected',
  },
});
