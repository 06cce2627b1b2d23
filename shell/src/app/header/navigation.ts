import { paths } from '@plenary/kit/paths';

export interface NavigationLink {
  label: string;
  to: string;
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
  { label: 'Registration', to: paths.conferenceRegister.href() },
  { label: 'Submission', to: paths.submit.href() },
  { label: 'Venue', to: paths.venue.href() },
  { label: 'Contact', to: paths.contact.href() },
];

/** Whether one of the group's pages is the one at this path. */
export function isCurrent({ links }: NavigationGroup, pathname: string): boolean {
  return links.some(({ to }) => to === pathname);
}

export function isGroup(item: NavigationLink | NavigationGroup): item is NavigationGroup {
  return 'links' in item;
}
