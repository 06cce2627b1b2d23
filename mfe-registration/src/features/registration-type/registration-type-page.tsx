import { useEdition } from '@plenary/kit/edition';
import { PageHead } from '@plenary/kit/page-head';
import { paths } from '@plenary/kit/paths';
import { Navigate } from '@plenary/kit/router';
import { Alert, Page, Section } from '@plenary/kit/ui';
import { useIsOpen } from '../../parts/use-is-open';
import { usePreviousRegistration } from '../../registration/registration-status.api';
import { Choices } from './choices';
import { Fees } from './fees';
import { texts } from './texts';

/** Presenter or attendee. Who has registered already is sent on at once. */
export default function RegistrationTypePage() {
  const { registration } = useEdition();
  const isOpen = useIsOpen(registration);
  const { previous } = usePreviousRegistration();
  if (previous) return <Navigate to={paths.paymentSuccess.href()} state={previous} replace />;
  return (
    <>
      <PageHead title={texts.title} note={<p>{texts.lead}</p>} />
      <Page>
        {isOpen ? <Choices /> : <Alert severity="warning">{texts.closed}</Alert>}
        <Section aria-labelledby="fees">
          <h2 id="fees">{texts.fees.title}</h2>
          <Fees />
        </Section>
      </Page>
    </>
  );
}
