import { paths } from '@plenary/kit/paths';
import { defineRoutes, type RouteEntry } from '@plenary/kit/remote';

function page(path: string, title: string, description?: string): RouteEntry {
  return {
    path,
    title,
    description,
    access: 'public',
    layout: 'public',
    emailGate: 'warning',
    prerender: true,
    starts: 'on-use',
  };
}

/** An account page: it depends on the user, so it is not prerendered. */
function account(path: string, title: string, emailGate: RouteEntry['emailGate']): RouteEntry {
  return { path, title, access: 'public', layout: 'public', emailGate };
}

/** Of a link in an email: the server answers whether it is valid. */
function emailedLink(path: string, title: string, emailGate: RouteEntry['emailGate']): RouteEntry {
  return { ...account(path, title, emailGate), offline: 'unavailable' };
}

function entryForm(path: string, title: string): RouteEntry {
  return { ...account(path, title, 'warning'), prerender: true, starts: 'on-use' };
}

const routes: RouteEntry[] = [
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
  page(paths.schedule.pattern, 'Schedule', 'The programme of both days.'),
  page(paths.privacy.pattern, 'Privacy', 'What we store about you, why and for how long.'),
  page(paths.terms.pattern, 'Terms', 'The rules for participants.'),
  page(paths.refunds.pattern, 'Refunds', 'When and how fees are refunded.'),
  entryForm(paths.login.pattern, 'Log in'),
  entryForm(paths.register.pattern, 'Register'),
  account(paths.verifyEmail.pattern, 'Verify your email', 'none'),
  emailedLink(paths.verifyEmailLink.pattern, 'Verify your email', 'none'),
  emailedLink(paths.loginLink.pattern, 'Log in', 'none'),
  entryForm(paths.forgotPassword.pattern, 'Forgot password'),
  emailedLink(paths.resetPassword.pattern, 'Reset password', 'warning'),
  emailedLink(paths.confirmEmail.pattern, 'Confirm your new address', 'warning'),
  account(paths.verify.pattern, 'Verify a document', 'warning'),
  account(paths.verifyDocument.pattern, 'Verify a document', 'warning'),
  {
    ...account(paths.profile.pattern, 'Profile', 'warning'),
    access: 'user',
    requests: ['/auth/two-factor', '/auth/sessions', '/documents'],
    prefetch: true,
  },
];

export default defineRoutes('mfe_public', routes, {
  fills: [{ slot: 'paper.end', title: 'Your presentation', access: 'user' }],
});
