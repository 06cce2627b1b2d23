import {
  AnywhereOnEarth,
  Deadline,
  isAccepting,
  useEdition,
  useEditionState,
} from '@plenary/kit/edition';
import { EditionStrip, GateNotice, PageHead } from '@plenary/kit/page-head';
import { paths } from '@plenary/kit/paths';
import { Navigate } from '@plenary/kit/router';
import { useAuth } from '@plenary/kit/session';
import { FeeBandsNote } from '@plenary/kit/fees';
import { colours, Link, Page, Section, styled } from '@plenary/kit/ui';
import { useQuery } from '@tanstack/react-query';
import { Facts } from '../../shared/layout/facts';
import { payByQuery } from '../../shared/registrations/payments.api';
import { usePreviousRegistration } from '../../shared/registrations/registrations.api';
import { Steps } from '../../shared/registrations/steps';
import { waysToPay } from '../../shared/registrations/ways-to-pay';
import { AlreadyRegistered } from './already-registered';
import { Choices } from './choices';
import { CountryFees } from './country-fees';
import { PendingRegistration } from './pending-registration';
import { texts } from './texts';

const Bands = styled('div')({ display: 'grid', gap: 32, marginBlockStart: 48 });

const Closed = styled('div')({ marginBlockEnd: 40 });

const Pair = styled(Section)(({ theme }) => ({
  display: 'grid',
  gap: '56px',
  alignItems: 'start',
  '& > *': { minInlineSize: 0 },
  [theme.breakpoints.up('md')]: { gridTemplateColumns: '1fr 1fr' },
}));

const GoodToKnow = styled('section')(({ theme }) => ({
  '& > h2': { fontSize: theme.typography.h3.fontSize, marginBlockEnd: 12 },
  '& dl': { borderBlockStart: `1px solid ${colours.hairline}` },
  '& dl > div': { alignItems: 'baseline', paddingBlock: 16 },
  '& dd small': { display: 'block', fontSize: '0.9375rem', color: colours.muted },
  '& ul': { paddingInlineStart: 20 },
  '& li + li': { marginBlockStart: 4 },
}));

export default function RegistrationTypePage() {
  const isOpen = isAccepting(useEditionState().registration);
  const edition = useEdition();
  const { feeBands } = edition;
  const ways = waysToPay(edition);
  const { previous } = usePreviousRegistration();
  if (previous) return <Navigate to={paths.paymentSuccess.href()} state={previous} replace />;
  return (
    <>
      <EditionStrip />
      <PageHead title={texts.title} note={<p>{texts.lead({ ways })}</p>} />
      <Page>
        <Steps current="choose" isWide />
        <PendingRegistration />
        {!isOpen && (
          <Closed>
            <GateNotice of="registration" />
          </Closed>
        )}
        <Choices isOpen={isOpen} />
        {feeBands && (
          <Bands>
            <FeeBandsNote />
            <CountryFees />
          </Bands>
        )}
        <Pair as="div">
          <GoodToKnow aria-labelledby="good-to-know">
            <h2 id="good-to-know">{texts.facts.title}</h2>
            <FeeFacts />
          </GoodToKnow>
          <AlreadyRegistered />
        </Pair>
      </Page>
    </>
  );
}

function FeeFacts() {
  const { dates, fees, groupsOpen } = useEdition();
  const deadline = dates.find(({ key }) => key === 'registration-payment');
  const { user, loading } = useAuth();
  const { data } = useQuery({ ...payByQuery(user?.id), enabled: !loading });
  // Until the server has answered: a prerendered page cannot know the time.
  const at = data?.payBy ?? deadline?.at;
  // The two write the same instant with and without milliseconds.
  const isDeadline = deadline && at && Date.parse(deadline.at) === Date.parse(at);
  const payBy = at !== undefined && {
    term: texts.facts.payBy,
    value: (
      <>
        <Deadline at={at} />
        <small>
          {isDeadline ? deadline.note && `${deadline.note}.` : texts.facts.afterDeadline}{' '}
          <AnywhereOnEarth />
        </small>
      </>
    ),
  };
  const notes = fees.notes.length > 0 && {
    term: texts.facts.fees,
    value: (
      <ul>
        {fees.notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    ),
  };
  const employer = { term: texts.facts.employer, value: texts.facts.employerText };
  const group = groupsOpen && {
    term: texts.facts.group,
    value: (
      <>
        {texts.facts.groupText} <Link to={paths.groups.href()}>{texts.facts.groupLink}</Link>
      </>
    ),
  };
  return (
    <Facts items={[payBy, notes, employer, group].filter((fact) => typeof fact === 'object')} />
  );
}
