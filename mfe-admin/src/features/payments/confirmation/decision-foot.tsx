import { SubmitButton } from '@plenary/kit/forms';
import { Button } from '@plenary/kit/ui';
import { useState } from 'react';
import { Foot } from '../../../shared/drawer/drawer-parts';
import { useRejectPayment } from '../payment/payment-actions.api';
import type { AdminPayment } from '../payments.api';
import { texts } from '../texts';
import { PaymentInputDialog } from '../payment-input-dialog';

export interface DecisionProps {
  payment: AdminPayment;
  onDone: (message: string) => void;
}

export function DecisionFoot(props: DecisionProps & { confirm: string }) {
  const { payment, onDone, confirm } = props;
  const reject = useRejectPayment(payment);
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
        <PaymentInputDialog
          texts={texts.reject}
          isDestructive
          action={reject}
          onClose={() => setRejecting(false)}
          onDone={onDone}
        />
      )}
    </>
  );
}
