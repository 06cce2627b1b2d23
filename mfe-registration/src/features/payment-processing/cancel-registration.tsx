import { messageOf } from '@plenary/kit/api';
import { Actions, Alert, Button } from '@plenary/kit/ui';
import { Question } from '../../parts/question';
import type { Payment } from '../../registration/payment.api';
import { cancelRegistration, usePaymentChange } from './payment-processing.api';
import { texts } from './texts';

interface CancelRegistrationProps {
  payment: Payment;
  onClose: () => void;
}

/** Asks whether the registration is to end. Afterwards the page shows that it has. */
export default function CancelRegistration({ payment, onClose }: CancelRegistrationProps) {
  const cancel = usePaymentChange(() => cancelRegistration(payment.id));
  const { title, text, confirm, keep, failed } = texts.cancel;
  return (
    <Question title={title} onClose={onClose}>
      <p>{text}</p>
      {cancel.isError && <Alert severity="error">{messageOf(cancel.error, failed)}</Alert>}
      <Actions>
        <Button look="outlined" onClick={onClose}>
          {keep}
        </Button>
        <Button look="destructive" busy={cancel.isPending} onClick={() => cancel.mutate(undefined)}>
          {confirm}
        </Button>
      </Actions>
    </Question>
  );
}
