import { SubmitButton } from '@plenary/kit/forms';
import { Button } from '@plenary/kit/ui';
import { useState } from 'react';
import { Foot } from '../../list/drawer-parts';
import { useReject } from './payment-actions.api';
import type { AdminPayment } from './payments.api';
import { texts } from './texts';
import { WordsDialog } from './words-dialog';

export interface DecisionProps {
  payment: AdminPayment;
  /** Called with what to announce, once it was recorded. */
  onDone: (message: string) => void;
}

/** The two ways out of a payment that waits. */
export function DecisionFoot(props: DecisionProps & { confirm: string }) {
  const { payment, onDone, confirm } = props;
  const reject = useReject(payment);
  const [isRejecting, setRejecting] = useState(false);
  return (
    <>
      <Foot>
        <SubmitButton>{confirm}</SubmitButton>
        <Button look="destructive" onClick={() => setRejecting(true)}>
          {texts.reject.open}
        </Button>
      </Foot>
      {isRejecting && (
        <WordsDialog
          words={texts.reject}
          isHard
          action={reject}
          onClose={() => setRejecting(false)}
          onDone={onDone}
        />
      )}
    </>
  );
}
