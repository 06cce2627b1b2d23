import { paths } from '@plenary/kit/paths';
import { defineRoutes, type RouteEntry } from '@plenary/kit/remote';
import { registrationPaths } from './paths';

/** Of a person's own pages. */
const author = { access: 'user', emailGate: 'strict' } as const;

function page(path: string, title: string, more: Partial<RouteEntry> = {}): RouteEntry {
  return { path, title, access: 'public', layout: 'public', emailGate: 'warning', ...more };
}

export default defineRoutes('mfe_registration', [
  page(paths.conferenceRegister.pattern, 'Registration', {
    prerender: true,
    description: 'Register as a presenter or as an attendee, and see the fees.',
  }),
  page(paths.conferenceForm.pattern, 'Register for the conference', {
    prerender: true,
    starts: 'on-use',
    startsFor: { request: '/registration/places', words: ['few', 'sold-out'] },
  }),
  page(paths.paymentProcessing.pattern, 'Payment'),
  page(paths.paymentSuccess.pattern, 'Registration received'),
  page(paths.paymentFailed.pattern, 'Payment Failed'),
  page(paths.groups.pattern, 'Group registrations', { ...author, requests: ['/groups'] }),
  page(registrationPaths.newGroup.pattern, 'Create group registration', author),
  page(registrationPaths.group.pattern, 'Group registration', {
    ...author,
    requests: ['/groups/:groupId'],
  }),
  page(paths.visaLetter.pattern, 'Invitation letter', { ...author, requests: ['/visa-letter'] }),
  page(paths.submit.pattern, 'Submission', { ...author, requests: ['/papers'], prefetch: true }),
  page(paths.submitted.pattern, 'My papers', { ...author, requests: ['/papers'], prefetch: true }),
  page(paths.paper.pattern, 'Paper', {
    ...author,
    requests: ['/papers/:paperId', '/papers/:paperId/response'],
  }),
  page(paths.authorship.pattern, 'Your authorship'),
  page(paths.waitingPlace.pattern, 'Waiting list'),
  page(paths.refundAccount.pattern, 'Your refund'),
]);
