import { IconArrowRight } from '@plenary/kit/art/icons';
import { paths } from '@plenary/kit/paths';
import { colours, styled, typeSizes } from '@plenary/kit/ui';
import { Link } from 'react-router-dom';
import { texts } from '../texts';
import { errorTexts } from './texts';

const Part = styled('section')({
  inlineSize: '100%',
  marginBlockStart: 24,
  '& h2': { fontSize: typeSizes.h3, lineHeight: 1.1, paddingBlockEnd: 16 },
});

const List = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  display: 'grid',
  columnGap: 56,
  borderBlockStart: `6px solid ${colours.primary}`,
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: '1fr 1fr' },
  '& li': {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: '1fr auto',
    alignItems: 'center',
    gap: 16,
    paddingBlock: 16,
    borderBlockEnd: `1px solid ${colours.hairline}`,
  },
  '& a': { fontSize: '1.125rem' },
  // The whole row is the target.
  '& a::after': { content: '""', position: 'absolute', inset: 0 },
  '& small': { display: 'block', fontSize: '0.9375rem', lineHeight: 1.5, color: colours.muted },
  '& svg': { color: colours.primary },
}));

interface Way {
  to: string;
  label: string;
  about: string;
}

const waysOn = (): Way[] => {
  const { links } = texts;
  const { about, schedule } = errorTexts;
  return [
    { to: paths.home.href(), label: links.home, about: about.home },
    {
      to: paths.conferenceRegister.href(),
      label: links.registration,
      about: about.registration,
    },
    { to: paths.callForPapers.href(), label: links.callForPapers, about: about.callForPapers },
    { to: paths.submit.href(), label: links.submission, about: about.submission },
    { to: paths.schedule.href(), label: schedule, about: about.schedule },
    { to: paths.contact.href(), label: links.contact, about: about.contact },
  ];
};

const waysWithoutAccess = (): Way[] => {
  const { links } = texts;
  const { about, schedule, yourProfile } = errorTexts;
  return [
    { to: paths.home.href(), label: links.home, about: about.home },
    { to: paths.profile.href(), label: yourProfile, about: about.profile },
    { to: paths.joinCommittee.href(), label: links.joinCommittee, about: about.join },
    { to: paths.contact.href(), label: links.contact, about: about.access },
    { to: paths.callForPapers.href(), label: links.callForPapers, about: about.callForPapers },
    { to: paths.schedule.href(), label: schedule, about: about.schedule },
  ];
};

export function Ways({ after }: { after: 'lost' | 'refused' }) {
  const isRefused = after === 'refused';
  const ways = isRefused ? waysWithoutAccess() : waysOn();
  return (
    <Part>
      <h2>{isRefused ? errorTexts.alsoGoTo : errorTexts.try}</h2>
      <List role="list">
        {ways.map(({ to, label, about }) => (
          <li key={to}>
            <div>
              <Link to={to}>{label}</Link>
              <small>{about}</small>
            </div>
            <IconArrowRight />
          </li>
        ))}
      </List>
    </Part>
  );
}
