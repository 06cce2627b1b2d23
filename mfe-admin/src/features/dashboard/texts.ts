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
  backupFailure: {
    title: 'The last daily backup failed',
    reason: 'Reason: {reason}',
    last: 'Last good backup:',
    none: 'There is no good backup yet.',
    next: 'The server tries again every hour. Check its disk and its log.',
  },
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
