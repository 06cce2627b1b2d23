import { paths } from '@plenary/kit/paths';
import { defineRoutes, type RouteEntry } from '@plenary/kit/remote';

/** A page for reading: rendered when the site is composed. */
function page(path: string, title: string, description?: string): RouteEntry {
  return {
    path,
    title,
    description,
    access: 'public',
    layout: 'public',
    emailGate: 'warning',
    prerender: true,
  };
}

/** A page of the account: it depends on who opens it. */
function account(path: string, title: string, emailGate: RouteEntry['emailGate']): RouteEntry {
  return { path, title, access: 'public', layout: 'public', emailGate };
}

/** A way into the account: the same form for everybody who is not signed in. */
function entrance(path: string, title: string): RouteEntry {
  return { ...account(path, title, 'warning'), prerender: true };
}

export default defineRoutes('mfe_public', [
  page(
    paths.home.pattern,
    'Home',
    'Two days on artificial intelligence and the media, argued from the Global South.',
  ),
  page(
    paths.callForPapers.pattern,
    'Call for Papers',
    'Topics, dates, guidelines, review workflow and fees for papers.',
  ),
  page(
    paths.callForPosters.pattern,
    'Call for Posters',
    'Format, dates and templates for posters.',
  ),
  page(
    paths.committee.pattern,
    'Committees',
    'The chair, the organisers and the scientific committee.',
  ),
  page(paths.joinCommittee.pattern, 'Join the committee', 'Apply to join the committee.'),
  page(paths.venue.pattern, 'Venue', 'Where the conference takes place, and how to get there.'),
  page(paths.contact.pattern, 'Contact', 'How to reach the organisers.'),
  page(`${paths.contact.pattern}/sent`, 'Message sent'),
  page(
    paths.whoWeAre.pattern,
    'Who We Are',
    'The institution behind the conference, its vision and its mission.',
  ),
  page(paths.schedule.pattern, 'Schedule', 'What happens when, on both days.'),
  page(paths.privacy.pattern, 'Privacy', 'What is kept about you, why, and for how long.'),
  page(paths.terms.pattern, 'Terms', 'The rules of taking part.'),
  page(paths.refunds.pattern, 'Refunds', 'When and how fees are paid back.'),
  entrance(paths.login.pattern, 'Log in'),
  entrance(paths.register.pattern, 'Register'),
  account(paths.verifyEmail.pattern, 'Verify your email', 'none'),
  entrance(paths.forgotPassword.pattern, 'Forgot password'),
  account(paths.resetPassword.pattern, 'Reset password', 'warning'),
  account(paths.confirmEmail.pattern, 'Confirm your new address', 'warning'),
  { ...account(paths.profile.pattern, 'Profile', 'warning'), access: 'user' },
]);
