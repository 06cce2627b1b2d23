import { useEdition } from '@plenary/kit/edition';
import { FeesTable } from '@plenary/kit/fees';
import { PageHead } from '@plenary/kit/page-head';
import { paths } from '@plenary/kit/paths';
import { Navigate } from '@plenary/kit/router';
import { Alert, Page, Section } from '@plenary/kit/ui';
import { formatDeadline } from '../../shared/dates';
import { useIsOpen } from '../../shared/use-is-open';
import { usePreviousRegistration } from '../../shared/registrations/registrations.api';
import { Choices } from './choices';
import { texts } from './texts';

export default function RegistrationTypePage() {
  const { registration, dates } = useEdition();
  const deadline = dates.find(({ key }) => key === 'registration-payment');
  const isOpen = useIsOpen(registration);
  const { previous } = usePreviousRegistration();
  if (previous) return <Navigate to={paths.paymentSuccess.href()} state={previous} replace />;
  return (
    <>
      <PageHead title={texts.title} note={<p>{texts.lead}</p>} />
      <Page>
        {isOpen ? <Choices /> : <Alert severity="warning">{texts.closed}</Alert>}
        <Section aria-labelledby="fees">
          <h2 id="fees">{texts.fees}</h2>
          <FeesTable>
            {deadline && (
              <li>
                {texts.payBy({ deadline: formatDeadline(deadline) })}
                {deadline.note && ` ${deadline.note}.`}
              </li>
            )}
          </FeesTable>
        </Section>
      </Page>
    </>
  );
}
