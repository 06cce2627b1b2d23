import { Alert, Button } from '@plenary/kit/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { RecoveryCodes } from '../../parts/second-step/recovery-codes';
import { Foldable } from './foldable';
import { ProofForm } from './proof-form';
import { renewRecoveryCodes, secondStepQuery, turnOffSecondStep } from './second-step.api';
import { texts } from './texts';

const { secondStep: own } = texts;
/** So few recovery codes are worth a warning. */
const FEW = 3;

/** New recovery codes, and turning the second step off where the account may be without it. */
export function SecondStepOn(props: { isRequired: boolean; codesLeft: number }) {
  const queries = useQueryClient();
  const reload = () => queries.invalidateQueries({ queryKey: secondStepQuery.queryKey });
  const { isRequired, codesLeft } = props;
  return (
    <>
      {codesLeft < FEW ? (
        <Alert severity="warning">{own.fewCodes(codesLeft)}</Alert>
      ) : (
        <p>{own.codesLeft(codesLeft)}</p>
      )}
      <Foldable label={own.renew}>
        {(close) => (
          <Renewal
            onClose={() => {
              close();
              void reload();
            }}
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
              onDone={reload}
              onCancel={close}
            />
          )}
        </Foldable>
      )}
    </>
  );
}

function Renewal({ onClose }: { onClose: () => void }) {
  const [codes, setCodes] = useState<string[]>();
  if (!codes) {
    return (
      <ProofForm
        submit={own.renew}
        call={renewRecoveryCodes}
        onDone={({ recoveryCodes }) => setCodes(recoveryCodes)}
        onCancel={onClose}
      />
    );
  }
  return (
    <RecoveryCodes codes={codes}>
      <Button onClick={onClose}>{own.codesKept}</Button>
    </RecoveryCodes>
  );
}
