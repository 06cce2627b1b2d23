/** Texts of the shell; those of guards and errors are the specification's (sections 4, 6 and 8). */
export const texts = {
  unexpected: 'Unexpected Application Error!',
  partFailed: 'This part of the site could not be shown. The rest of it goes on working.',
  pageFailed: (title: string) =>
    `“${title}” could not be shown. The rest of the site goes on working.`,
  reasons: {
    unreachable: 'Its files could not be reached.',
    late: 'Its files did not arrive within two minutes.',
    broken: 'Its files arrived damaged.',
    'newer-kit':
      'It has been renewed, and this tab is older than it. Load the page again to go on.',
    'no-page': 'It has no page for this address at the moment.',
    render: 'It failed while it was being shown.',
    registry: 'The list of the parts of the site could not be read.',
  },
  slow: 'This page takes longer than usual to arrive. The other pages are ready meanwhile.',
  keptWaiting: 'Parts of this page are still on their way. You can read on meanwhile.',
  keptFailed: 'You can read this page, but its buttons and forms may not work.',
  loadAgain: 'Load the page again',
  notFound: 'There is no page at this address. It may have moved, or the link may be mistyped.',
  reference: 'Reference',
  retry: 'Retry',
  home: 'Home',
  verifying: 'Verifying authentication...',
  loading: 'Loading...',
  refused: 'No access',
  authenticationError: (message: string) => `Authentication error: ${message}`,
  needsAdmin: (role: string) =>
    `Access Denied: This area requires administrator privileges. Current role: ${role}`,
  needsReviewer: (role: string) =>
    `Access Denied: This area requires reviewer privileges. Current role: ${role}`,
  notAdmin: (role: string) =>
    `You do not have permission to access this area. Current role: ${role}`,
  unverifiedBanner:
    'Your email is not verified. Some features may be limited until you verify your email address.',
  verifyNow: 'Verify Now',
  verifyEmail: 'Verify Email',
  unverifiedTooltip: 'Your email is not verified',
  login: 'Login',
  register: 'Register',
  logout: 'Logout',
  account: 'Account',
  profile: 'Profile',
  myPapers: 'My papers',
  reviews: 'Reviews',
  admin: 'Admin',
  pendingPayment: 'Pending payment',
  menu: 'Menu',
  skip: 'Skip to content',
  adminPanel: 'Admin Panel',
  adminSections: 'Sections',
  backToSite: 'Back to the site',
};
