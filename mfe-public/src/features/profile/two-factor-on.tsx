import { Alert } from '@plenary/kit/ui';
import { Disclosure } from './disclosure';
import { ReauthenticationForm } from './reauthentication-form';
import { texts as allTexts } from './texts';
import { useRegenerateRecoveryCodes, useTurnOffTwoFactor } from './two-factor.api';

const { twoFactor: texts } = allTexts;

const FEW_CODES = 3;

interface TwoFactorOnProps {
  isRequired: boolean;
  codesLeft: number;
  onCodes: (recoveryCodes: string[]) => void;
  onTurnedOff: () => void;
}

export function TwoFactorOn({ isRequired, codesLeft, onCodes, onTurnedOff }: TwoFactorOnProps) {
  return (
    <>
      {codesLeft < FEW_CODES ? (
        <Alert severity="warning">{texts.fewCodesLeft({ count: codesLeft })}</Alert>
      ) : (
        <p>{texts.codesLeft({ count: codesLeft })}</p>
      )}
      <Disclosure label={texts.regenerate}>
        {(close) => <RegenerateForm onCodes={onCodes} onCancel={close} />}
      </Disclosure>
      {isRequired ? (
        <p>{texts.required}</p>
      ) : (
        <Disclosure label={texts.turnOff} look="destructive">
          {(close) => <TurnOffForm onTurnedOff={onTurnedOff} onCancel={close} />}
        </Disclosure>
      )}
    </>
  );
}

function RegenerateForm(props: Pick<TwoFactorOnProps, 'onCodes'> & { onCancel: () => void }) {
  return (
    <ReauthenticationForm
      submit={texts.regenerate}
      mutation={useRegenerateRecoveryCodes()}
      onDone={({ recoveryCodes }) => props.onCodes(recoveryCodes)}
      onCancel={props.onCancel}
    />
  );
}

function TurnOffForm(props: Pick<TwoFactorOnProps, 'onTurnedOff'> & { onCancel: () => void }) {
  return (
    <ReauthenticationForm
      submit={texts.turnOff}
      mutation={useTurnOffTwoFactor()}
      onDone={props.onTurnedOff}
      onCancel={props.onCancel}
    />
  );
}
