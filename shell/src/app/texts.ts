/** Texts of the shell; those of guards and errors are the specification's (sections 4, 6 and 8). */
export const texts = {
  unexpected: 'Unexpected Application Error!',
  partFailed: 'This part of the site could not be shown. The rest of it goes on working.',
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
