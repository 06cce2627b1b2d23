import { paths } from '@plenary/kit/paths';
import { matchPath } from 'react-router-dom';
import { texts } from '../texts';

export interface NavigationLink {
  label: string;
  to: string;
  onward?: string[];
}

export interface NavigationGroup {
  label: string;
  links: NavigationLink[];
}

/** Specification, section 2. */
export function navigation(): (NavigationLink | NavigationGroup)[] {
  const { links } = texts;
  return [
    { label: links.home, to: paths.home.href() },
    {
      label: links.calls,
      links: [
        { label: links.callForPapers, to: paths.callForPapers.href() },
        { label: links.callForPosters, to: paths.callForPosters.href() },
      ],
    },
    {
      label: links.about,
      links: [
        { label: links.whoWeAre, to: paths.whoWeAre.href() },
        { label: links.committee, to: paths.committee.href() },
        { label: links.joinCommittee, to: paths.joinCommittee.href() },
      ],
    },
    {
      label: links.registration,
      to: paths.conferenceRegister.href(),
      onward: [
        paths.conferenceForm.pattern,
        paths.paymentProcessing.pattern,
        paths.paymentSuccess.pattern,
        paths.paymentFailed.pattern,
      ],
    },
    {
      label: links.submission,
      to: paths.submit.href(),
      onward: [paths.submitted.pattern, paths.paper.pattern],
    },
    { label: links.venue, to: paths.venue.href() },
    { label: links.contact, to: paths.contact.href() },
  ];
}

export function isCurrent(item: NavigationLink | NavigationGroup, pathname: string): boolean {
  if (isGroup(item)) return item.links.some(({ to }) => to === pathname);
  return item.onward?.some((pattern) => matchPath(pattern, pathname)) ?? false;
}

export function isGroup(item: NavigationLink | NavigationGroup): item is NavigationGroup {
  return 'links' in item;
}
