import { ApiError } from '@plenary/kit/api';
import type { SecondStep as Step } from '@plenary/kit/session';
import { AccountPage } from '../../parts/account-page';
import { CodeForm } from './code-form';
import { SetupAtLogin } from './setup-at-login';
import { texts } from './texts';

interface SecondStepProps {
  step: Step;
  /** Back to the password; with a message when the login took too long. */
  onBack: (message?: string) => void;
}

/** After the password: a code of the app, or first the setting up of one. */
export function SecondStep({ step, onBack }: SecondStepProps) {
  const isSetup = step.secondStep === 'setup';
  const onFailure = (error: unknown) => {
    if (error instanceof ApiError && error.code === 'SIGN_IN_EXPIRED') onBack(error.message);
  };
  return (
    <AccountPage title={isSetup ? texts.setupTitle : texts.codeTitle} isAnswer={isSetup}>
      {isSetup ? (
        <SetupAtLogin challenge={step.challenge} onFailure={onFailure} onCancel={() => onBack()} />
      ) : (
        <CodeForm challenge={step.challenge} onFailure={onFailure} onBack={() => onBack()} />
      )}
    </AccountPage>
  );
}
