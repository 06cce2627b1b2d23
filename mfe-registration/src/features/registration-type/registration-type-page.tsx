import { useEdition } from '@plenary/kit/edition';
import { PageHead } from '@plenary/kit/page-head';
import { paths } from '@plenary/kit/paths';
import { Navigate } from '@plenary/kit/router';
import { Alert, Page, Section, styled } from '@plenary/kit/ui';
import { formatDeadline } from '../../shared/dates';
import { Facts } from '../../shared/layout/facts';
import { usePreviousRegistration } from '../../shared/registrations/registrations.api';
import { Steps } from '../../shared/registrations/steps';
import { useIsOpen } from '../../shared/use-is-open';
import { Choices } from './choices';
import { PendingRegistration } from './pending-registration';
import { texts } from './texts';

const Closed = styled('div')({ marginBlockEnd: 40 });

const GoodToKnow = styled(Section)(({ theme }) => ({
  maxInlineSize: 760,
  '& > h2': { fontSize: theme.typography.h3.fontSize, marginBlockEnd: 12 },
  '& dd': { fontWeight: 400 },
  '& ul': { paddingInlineStart: 20 },
  '& li + li': { marginBlockStart: 4 },
}));

export default function RegistrationTypePage() {
  const isOpen = useIsOpen(useEdition().registration);
  const { previous } = usePreviousRegistration();
  if (previous) return <Navigate to={paths.paymentSuccess.href()} state={previous} replace />;
  return (
    <>
      <PageHead title={texts.title} note={<p>{texts.lead}</p>} />
      <Page>
        <Steps current="choose" isWide />
        <PendingRegistration />
        {!isOpen && (
          <Closed>
            <Alert severity="warning">{texts.closed}</Alert>
          </Closed>
        )}
        <Choices isOpen={isOpen} />
        <GoodToKnow aria-labelledby="good-to-know">
          <h2 id="good-to-know">{texts.facts.title}</h2>
          <FeeFacts />
        </GoodToKnow>
      </Page>
    </>
  );
}

function FeeFacts() {
  const { dates, fees } = useEdition();
  const deadline = dates.find(({ key }) => key === 'registration-payment');
  const payBy = deadline && {
    term: texts.facts.payBy,
    value: (
      <>
        {formatDeadline(deadline)}
        {deadline.note && `. ${deadline.note}.`}
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
  return (
    <Facts
      items={[payBy, notes, employer].filter((fact) => fact !== false && fact !== undefined)}
    />
  );
}
