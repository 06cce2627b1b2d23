import { ApiError } from '@plenary/kit/api';
import type { TwoFactorRequired } from '@plenary/kit/session';
import { AccountPage } from '../../shared/account-page';
import { CodeForm } from './code-form';
import { texts } from './texts';
import { TwoFactorSetup } from './two-factor-setup';

interface TwoFactorStepProps {
  step: TwoFactorRequired;
  onBack: (message?: string) => void;
}

export function TwoFactorStep({ step, onBack }: TwoFactorStepProps) {
  const { twoFactor } = texts;
  const isSetup = step.twoFactor === 'setup';
  const onFailure = (error: unknown) => {
    if (error instanceof ApiError && error.code === 'LOGIN_EXPIRED') onBack(error.message);
  };
  return (
    <AccountPage title={isSetup ? twoFactor.setupTitle : twoFactor.title} isResult={isSetup}>
      {isSetup ? (
        <TwoFactorSetup
          challenge={step.challenge}
          onFailure={onFailure}
          onCancel={() => onBack()}
        />
      ) : (
        <CodeForm challenge={step.challenge} onFailure={onFailure} onBack={() => onBack()} />
      )}
    </AccountPage>
  );
}
