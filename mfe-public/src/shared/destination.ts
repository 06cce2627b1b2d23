import { paths } from '@plenary/kit/paths';
import { safeReturnPath } from '@plenary/kit/session';
import { texts } from './texts';

/** The page that a login, a sign-up or a verification leads to. */
export interface Destination {
  to: string;
  /** Why the login is needed. */
  reason: string;
  /** Label of the way on. */
  proceed: string;
}

const { destinations } = texts;

/** By the beginning of the address. */
const known: [string, Omit<Destination, 'to'>][] = [
  [paths.submit.pattern, destinations.submit],
  [paths.submitted.pattern, destinations.papers],
  ['/papers', destinations.paper],
  [paths.conferenceRegister.pattern, destinations.registration],
  [paths.conferenceForm.pattern, destinations.registration],
  [paths.paymentProcessing.pattern, destinations.payment],
  [paths.paymentSuccess.pattern, destinations.payment],
  [paths.profile.pattern, destinations.profile],
  ['/reviewers/invitations', destinations.invitation],
  [paths.reviewers.pattern, destinations.reviews],
  [paths.admin.pattern, destinations.admin],
];

/** @param from of the navigation state; undefined without a page other than / */
export function destinationOf(from: unknown): Destination | undefined {
  const to = safeReturnPath(from);
  const [page = '/'] = to.split(/[?#]/);
  if (page === '/') return undefined;
  const found = known.find(([start]) => `${page}/`.startsWith(`${start}/`));
  return { to, ...(found?.[1] ?? destinations.other) };
}
