import { paths } from '@plenary/kit/paths';
import { Navigate, useLocation } from '@plenary/kit/router';
import {
  safeReturnPath,
  useAuth,
  useIsSessionUnknown,
  type SecondStep as Step,
} from '@plenary/kit/session';
import { Alert, Link, Spinner } from '@plenary/kit/ui';
import { useState } from 'react';
import { AccountPage, Ways } from '../../parts/account-page';
import { LoginForm } from './login-form';
import { MapStrip } from './map-strip';
import { SecondStep } from './second-step';
import { texts } from './texts';

interface LoginState {
  /** Where a guard met the visitor. */
  from?: unknown;
  /** What has just happened elsewhere. */
  notice?: 'account-deleted';
}

/** The way in. Whoever is signed in goes on to where they came from, or home. */
export default function LoginPage() {
  const { user } = useAuth();
  const isUnknown = useIsSessionUnknown();
  const state = useLocation().state as LoginState | null;
  const [step, setStep] = useState<Step>();
  const [expired, setExpired] = useState<string>();

  if (isUnknown) return <Spinner />;
  if (user) return <Navigate to={safeReturnPath(state?.from)} replace />;
  if (step) {
    const back = (message?: string) => {
      setStep(undefined);
      setExpired(message);
    };
    return <SecondStep step={step} onBack={back} />;
  }
  return (
    <AccountPage head={<MapStrip />} title={texts.title}>
      {state?.notice && <Alert severity="success">{texts.accountDeleted}</Alert>}
      <LoginForm onSecondStep={setStep} notice={expired} />
      <Ways>
        <p>
          {texts.noAccount}{' '}
          <Link to={paths.register.href()} state={state}>
            {texts.register}
          </Link>
        </p>
        <p>
          {texts.forgotten} <Link to={paths.forgotPassword.href()}>{texts.reset}</Link>
        </p>
      </Ways>
    </AccountPage>
  );
}
