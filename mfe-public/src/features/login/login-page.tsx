import { paths } from '@plenary/kit/paths';
import { Navigate, useLocation } from '@plenary/kit/router';
import {
  safeReturnPath,
  useAuth,
  useIsSessionUnknown,
  type TwoFactorRequired,
} from '@plenary/kit/session';
import { Alert, Link, Spinner } from '@plenary/kit/ui';
import { useState } from 'react';
import { AccountPage, RelatedLinks } from '../../shared/account-page';
import { MapStrip } from '../../shared/map-strip';
import { LoginForm } from './login-form';

import { texts } from './texts';
import { TwoFactorStep } from './two-factor-step';

interface LoginState {
  from?: unknown;
  notice?: 'account-deleted';
}

export default function LoginPage() {
  const { user } = useAuth();
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
      <LoginForm onSecondFactor={setStep} notice={notice} from={state?.from} />
      <RelatedLinks>
        <p>
          {texts.noAccount}{' '}
          <Link to={paths.register.href()} state={state}>
            {texts.register}
          </Link>
        </p>
        <p>
          {texts.forgotten} <Link to={paths.forgotPassword.href()}>{texts.reset}</Link>
        </p>
      </RelatedLinks>
    </AccountPage>
  );
}
