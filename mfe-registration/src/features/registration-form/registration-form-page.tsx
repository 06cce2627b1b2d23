import { isAccepting, useEditionState } from '@plenary/kit/edition';
import { GateNotice } from '@plenary/kit/page-head';
import { paths } from '@plenary/kit/paths';
import { Spinner } from '@plenary/kit/ui';
import { lazy, Suspense } from 'react';
import { useGroupToken } from '../../shared/groups/invited-group.api';
import { TimedRedirect } from '../../shared/timed-redirect';
import { usePreviousRegistration } from '../../shared/registrations/registrations.api';
import { RegistrationPage } from '../../shared/registrations/registration-page';
import { RegistrationForm } from './registration-form';
import { texts } from './texts';

/** Only with an invitation. */
const GroupForm = lazy(() => import('./group-form'));
const JoinGroup = lazy(() => import('./join-group'));

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
  const { token, leave } = useGroupToken();
  if (loading) return <Spinner />;
  if (previous) {
    const redirect = (
      <TimedRedirect
        to={paths.paymentSuccess.href()}
        state={previous}
        delayMs={REGISTERED_DELAY_MS}
        replace
        text={texts.alreadyRegistered}
        linkText={texts.openRegistration}
      />
    );
    if (!token) return redirect;
    return (
      <Suspense fallback={<Spinner />}>
        <JoinGroup token={token} onLeave={leave}>
          {redirect}
        </JoinGroup>
      </Suspense>
    );
  }
  if (!isOpen) return <GateNotice of="registration" />;
  if (!token) return <RegistrationForm />;
  return (
    <Suspense fallback={<Spinner />}>
      <GroupForm token={token} onLeave={leave} />
    </Suspense>
  );
}
