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

interface FootProps extends DecisionProps {
  /** Left out while the payment cannot be confirmed. */
  confirm?: string | undefined;
}

/** A reduced fee is confirmed only after its country. */
export const isCountryToCheck = ({ band }: AdminPayment) => band?.countryCheck === 'declared';

export function DecisionFoot({ payment, onDone, confirm }: FootProps) {
  const reject = useRejectPayment(payment);
  const [isRejecting, setRejecting] = useState(false);
  return (
    <>
      <Foot>
        {confirm && <SubmitButton>{confirm}</SubmitButton>}
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
