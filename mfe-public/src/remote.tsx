import { paths } from '@plenary/kit/paths';
import { defineRemote } from '@plenary/kit/remote';

export default defineRemote(
  {
    [paths.home.pattern]: () => import('./features/home/home-page'),
    [paths.callForPapers.pattern]: () => import('./features/calls/call-for-papers-page'),
    [paths.callForPosters.pattern]: () => import('./features/calls/call-for-posters-page'),
    [paths.committee.pattern]: () => import('./features/committee/committee-page'),
    [paths.joinCommittee.pattern]: () => import('./features/join-committee/join-committee-page'),
    [paths.venue.pattern]: () => import('./features/venue/venue-page'),
    [paths.contact.pattern]: () => import('./features/contact/contact-page'),
    [`${paths.contact.pattern}/sent`]: () => import('./features/contact/enquiry-sent-page'),
    [paths.whoWeAre.pattern]: () => import('./features/who-we-are/who-we-are-page'),
    [paths.schedule.pattern]: () => import('./features/schedule/schedule-page'),
    [paths.privacy.pattern]: () => legalPage('PrivacyPage'),
    [paths.terms.pattern]: () => legalPage('TermsPage'),
    [paths.refunds.pattern]: () => legalPage('RefundsPage'),
    [paths.login.pattern]: () => import('./features/login/login-page'),
    [paths.register.pattern]: () => import('./features/register/register-page'),
    [paths.verifyEmail.pattern]: () => import('./features/email-verification/verify-email-page'),
    [paths.verifyEmailLink.pattern]: () => import('./features/email-verification/verify-link-page'),
    [paths.loginLink.pattern]: () => import('./features/login/login-link-page'),
    [paths.forgotPassword.pattern]: () => import('./features/password-reset/forgot-password-page'),
    [paths.resetPassword.pattern]: () => import('./features/password-reset/reset-password-page'),
    [paths.confirmEmail.pattern]: () => import('./features/email-verification/confirm-email-page'),
    [paths.verify.pattern]: () => import('./features/verify/verify-page'),
    [paths.verifyDocument.pattern]: () => import('./features/verify/verify-page'),
    [paths.profile.pattern]: () => import('./features/profile/profile-page'),
  },
  (lang) => import(`../locales/${lang}.po`),
  { 'paper.end': () => import('./features/presentation/presentation') },
);

async function legalPage(name: 'PrivacyPage' | 'TermsPage' | 'RefundsPage') {
  const pages = await import('./features/legal/legal-pages');
  return { default: pages[name] };
}
