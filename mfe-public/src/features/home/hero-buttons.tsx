import { isAccepting, useEditionState, type EditionState, type Gate } from '@plenary/kit/edition';
import { paths } from '@plenary/kit/paths';
import { colours, styled } from '@plenary/kit/ui';
import { OutlinedLink, PinkLink } from '../../shared/dark-links';
import { texts } from './texts';

const Buttons = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 12,
  marginBlockStart: 24,
  '& a': { paddingInline: 24, fontSize: '1.1875rem', fontWeight: 700 },
  [theme.breakpoints.up('sm')]: { display: 'flex', marginBlockStart: 36 },
}));

const Shut = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: 12,
  marginBlockStart: 12,
  maxInlineSize: 432,
  '& div': { display: 'grid', gap: 4, alignContent: 'start', textAlign: 'center' },
  '& a': { minBlockSize: 48, borderColor: colours.mapLine },
  '& small': { fontSize: '0.8125rem', lineHeight: 1.45, color: colours.mutedOnDark },
  [theme.breakpoints.down('sm')]: { maxInlineSize: 'none' },
}));

const Note = styled('p')(({ theme }) => ({
  marginBlockStart: 16,
  fontSize: '0.8125rem',
  lineHeight: 1.45,
  color: colours.mutedOnDark,
  '&[data-map]': { [theme.breakpoints.up('sm')]: { textAlign: 'end' } },
  '&:not([data-map])': { fontSize: '0.9375rem' },
}));

/** The open ways in, then a page that is useful now; closed ones lead to pages that say why. */
export function HeroButtons() {
  const { phase, submissions, registration } = useEditionState();
  const entries: (Target & { gate: Gate })[] = [
    { to: paths.conferenceRegister.href(), text: texts.getTickets, gate: registration },
    { to: paths.submit.href(), text: texts.submitPaper, gate: submissions },
  ];
  const open = entries.filter(({ gate }) => isAccepting(gate));
  const shut = entries.filter(({ gate }) => !isAccepting(gate));
  const [first = schedule, second] = shut.length > 0 ? [...open, ...usefulIn(phase)] : open;
  return (
    <>
      <Buttons>
        <PinkLink to={first.to}>{first.text}</PinkLink>
        {second && <OutlinedLink to={second.to}>{second.text}</OutlinedLink>}
      </Buttons>
      {shut.length > 0 && (
        <Shut>
          {shut.map(({ to, text, gate }) => (
            <div key={to}>
              <OutlinedLink to={to}>{text}</OutlinedLink>
              <small>{gate === 'before' ? texts.notOpenYet : texts.closed}</small>
            </div>
          ))}
        </Shut>
      )}
      {submissions === 'late' && <Note>{texts.late}</Note>}
      <Note data-print="none" data-map="">
        {texts.mapNote}
      </Note>
    </>
  );
}

const schedule = { to: paths.schedule.href(), text: texts.viewSchedule };

function usefulIn(phase: EditionState['phase']): Target[] {
  if (phase === 'before') return [{ to: paths.callForPapers.href(), text: texts.readCall }];
  if (phase !== 'over') return [schedule];
  return [{ to: `${paths.profile.href()}#documents`, text: texts.getCertificate }, schedule];
}

interface Target {
  to: string;
  text: string;
}
