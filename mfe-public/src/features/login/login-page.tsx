import { Navigate, useLocation } from '@plenary/kit/router';
import {
  safeReturnPath,
  useIsSessionUnknown,
  useUser,
  type TwoFactorRequired,
} from '@plenary/kit/session';
import { Alert, Spinner } from '@plenary/kit/ui';
import { useState } from 'react';
import { AccountPage } from '../../shared/account-page';
import { MapStrip } from '../../shared/map-strip';
import { LoginForm } from './login-form';
import { LoginReason } from './login-reason';
import { texts } from './texts';
import { TwoFactorStep } from './two-factor-step';

interface LoginState {
  from?: unknown;
  /** Typed on the page before. */
  email?: string;
  notice?: 'account-deleted';
}

export default function LoginPage() {
  const user = useUser();
  const isUnknown = useIsSessionUnknown();
  const state = useLocation().state as LoginState | null;
  const [step, setStep] = useState<TwoFactorRequired>();
  const [notice, setNotice] = useState<string>();

  if (isUnknown) return <Spinner />;
  if (user) return <Navigate to={safeReturnPath(state?.from)} replace />;
  if (step) {
    const back = (message?: string) => {
      setStep(undefined);
      setNotice(message);
    };
    return <TwoFactorStep step={step} onBack={back} />;
  }
  return (
    <AccountPage head={<MapStrip />} title={texts.title}>
      {state?.notice && <Alert severity="success">{texts.accountDeleted}</Alert>}
      <LoginReason from={state?.from} />
      <LoginForm onSecondFactor={setStep} notice={notice} from={state?.from} email={state?.email} />
    </AccountPage>
  );
}
