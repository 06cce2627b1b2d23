import { paths } from '@plenary/kit/paths';
import { defineRemote } from '@plenary/kit/remote';

export default defineRemote({
  [paths.home.pattern]: () => import('./features/home/home-page'),
  [paths.callForPapers.pattern]: () => import('./features/calls/call-for-papers-page'),
  [paths.callForPosters.pattern]: () => import('./features/calls/call-for-posters-page'),
  [paths.committee.pattern]: () => import('./features/committee/committee-page'),
  [paths.joinCommittee.pattern]: () => import('./features/join-committee/join-committee-page'),
  [paths.venue.pattern]: () => import('./features/venue/venue-page'),
  [paths.contact.pattern]: () => import('./features/contact/contact-page'),
  [`${paths.contact.pattern}/sent`]: () => import('./features/contact/message-sent-page'),
  [paths.whoWeAre.pattern]: () => import('./features/who-we-are/who-we-are-page'),
  [paths.schedule.pattern]: () => import('./features/schedule/schedule-page'),
  [paths.privacy.pattern]: () => import('./features/legal/privacy-page'),
  [paths.terms.pattern]: () => import('./features/legal/terms-page'),
  [paths.refunds.pattern]: () => import('./features/legal/refunds-page'),
  [paths.login.pattern]: () => import('./features/login/login-page'),
  [paths.register.pattern]: () => import('./features/register/register-page'),
  [paths.verifyEmail.pattern]: () => import('./features/verify-email/verify-email-page'),
  [paths.forgotPassword.pattern]: () => import('./features/forgot-password/forgot-password-page'),
  [paths.resetPassword.pattern]: () => import('./features/reset-password/reset-password-page'),
  [paths.confirmEmail.pattern]: () => import('./features/confirm-email/confirm-email-page'),
  [paths.profile.pattern]: () => import('./features/profile/profile-page'),
});
