/** Addresses of the product's pages, by who opens them. */
export const publicPages = [
  '/',
  '/call-for-papers',
  '/call-for-posters',
  '/meet-committee',
  '/join-committee',
  '/venue',
  '/contact',
  '/who-are-we',
  '/schedule',
  '/privacy',
  '/terms',
  '/refunds',
  '/no/such/page',
];
export const formPages = ['/login', '/register', '/forgot-password', '/register-conference-form'];
/** Opened by links in emails. */
export const linkPages = ['/verify-email/sample', '/login-link/sample', '/confirm-email/sample'];
export const paymentPages = [
  '/conference-register',
  '/payment-processing',
  '/payment-success',
  '/payment-failed',
];
export const authorAndReviewerPages = ['/submit', '/submitted', '/reviewers', '/reviewers/profile'];
export const adminPages = [
  '/admin/dashboard',
  '/admin/users',
  '/admin/papers',
  '/admin/papers/release',
  '/admin/papers/proposal',
  '/admin/papers/reviewers',
  '/admin/payments',
  '/admin/payments/unmatched',
  '/admin/messages',
  '/admin/mail',
  '/admin/audit',
];
export const editionPages = [
  '/admin/edition',
  '/admin/edition/history',
  '/admin/edition/bank',
  '/admin/edition/bank-changes',
];
