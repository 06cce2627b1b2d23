import { Alert } from '@plenary/kit/ui';
import { Foldable } from './foldable';
import { ProofForm } from './proof-form';
import { renewRecoveryCodes, turnOffSecondStep } from './second-step.api';
import { texts } from './texts';

const { secondStep: own } = texts;
/** So few recovery codes are worth a warning. */
const FEW = 3;

interface SecondStepOnProps {
  isRequired: boolean;
  codesLeft: number;
  onCodes: (recoveryCodes: string[]) => void;
  onOff: () => unknown;
}

/** New recovery codes, and turning the second step off where the account may be without it. */
export function SecondStepOn({ isRequired, codesLeft, onCodes, onOff }: SecondStepOnProps) {
  return (
    <>
      {codesLeft < FEW ? (
        <Alert severity="warning">{own.fewCodes(codesLeft)}</Alert>
      ) : (
        <p>{own.codesLeft(codesLeft)}</p>
      )}
      <Foldable label={own.renew}>
        {(close) => (
          <ProofForm
            submit={own.renew}
            call={renewRecoveryCodes}
            onDone={({ recoveryCodes }) => onCodes(recoveryCodes)}
            onCancel={close}
          />
        )}
      </Foldable>
      {isRequired ? (
        <p>{own.required}</p>
      ) : (
        <Foldable label={own.turnOff} look="destructive">
          {(close) => (
            <ProofForm
              submit={own.turnOff}
              call={turnOffSecondStep}
              onDone={onOff}
              onCancel={close}
            />
          )}
        </Foldable>
      )}
    </>
  );
}
