import { paths } from '@plenary/kit/paths';
import { matchPath } from 'react-router-dom';

export interface NavigationLink {
  label: string;
  to: string;
  /** Patterns of the pages that one comes to from there. */
  onward?: string[];
}

export interface NavigationGroup {
  label: string;
  links: NavigationLink[];
}

/** The header's links (specification, section 2), in their order. */
export const navigation: (NavigationLink | NavigationGroup)[] = [
  { label: 'Home', to: paths.home.href() },
  {
    label: 'Calls',
    links: [
      { label: 'Call for Papers', to: paths.callForPapers.href() },
      { label: 'Call for Posters', to: paths.callForPosters.href() },
    ],
  },
  {
    label: 'About',
    links: [
      { label: 'Who Are We', to: paths.whoWeAre.href() },
      { label: 'Meet our Committees', to: paths.committee.href() },
      { label: 'Join us', to: paths.joinCommittee.href() },
    ],
  },
  {
    label: 'Registration',
    to: paths.conferenceRegister.href(),
    onward: [
      paths.conferenceForm.pattern,
      paths.paymentProcessing.pattern,
      paths.paymentSuccess.pattern,
      paths.paymentFailed.pattern,
    ],
  },
  {
    label: 'Submission',
    to: paths.submit.href(),
    onward: [paths.submitted.pattern, paths.paper.pattern],
  },
  { label: 'Venue', to: paths.venue.href() },
  { label: 'Contact', to: paths.contact.href() },
];

/** Whether the page at this path is one of the group's, or one that the link leads on to. */
export function isCurrent(item: NavigationLink | NavigationGroup, pathname: string): boolean {
  if (isGroup(item)) return item.links.some(({ to }) => to === pathname);
  return item.onward?.some((pattern) => matchPath(pattern, pathname)) ?? false;
}

export function isGroup(item: NavigationLink | NavigationGroup): item is NavigationGroup {
  return 'links' in item;
}
