import { useEdition } from '@plenary/kit/edition';
import { paths } from '@plenary/kit/paths';
import { Alert, Spinner } from '@plenary/kit/ui';
import { TimedRedirect } from '../../shared/timed-redirect';
import { useIsOpen } from '../../shared/use-is-open';
import { usePreviousRegistration } from '../../shared/registrations/registrations.api';
import { RegistrationPage } from '../../shared/registrations/registration-page';
import { RegistrationForm } from './registration-form';
import { texts } from './texts';

/** Specification, section 9. */
const REGISTERED_DELAY_MS = 3000;

export default function RegistrationFormPage() {
  return (
    <RegistrationPage title={texts.title} breadcrumb={texts.breadcrumb}>
      <Body />
    </RegistrationPage>
  );
}

function Body() {
  const isOpen = useIsOpen(useEdition().registration);
  const { loading, previous } = usePreviousRegistration();
  if (loading) return <Spinner />;
  if (previous) {
    return (
      <TimedRedirect
        to={paths.paymentSuccess.href()}
        state={previous}
        delayMs={REGISTERED_DELAY_MS}
        replace
        text={texts.alreadyRegistered}
        linkText={texts.openRegistration}
      />
    );
  }
  return isOpen ? <RegistrationForm /> : <Alert severity="warning">{texts.closed}</Alert>;
}
