import { isAccepting, useEditionState } from '@plenary/kit/edition';
import { GateNotice } from '@plenary/kit/page-head';
import { paths } from '@plenary/kit/paths';
import { Spinner } from '@plenary/kit/ui';
import { TimedRedirect } from '../../shared/timed-redirect';
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
  const isOpen = isAccepting(useEditionState().registration);
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
  return isOpen ? <RegistrationForm /> : <GateNotice of="registration" />;
}
