import { formErrorOf } from '@plenary/kit/api';
import { ConfirmDialog } from '@plenary/kit/dialogs';
import type { Payment } from '../../shared/registrations/payments.api';
import { useCancelRegistration } from './payment-processing.api';
import { texts } from './texts';

interface CancelRegistrationDialogProps {
  payment: Payment;
  onClose: () => void;
}

/** Cancelling changes the status of the payment, which unmounts this dialog. */
export default function CancelRegistrationDialog(props: CancelRegistrationDialogProps) {
  const cancel = useCancelRegistration(props.payment.id);
  const { title, text, confirm, keep, failed } = texts.cancel;
  return (
    <ConfirmDialog
      title={title}
      text={text}
      confirm={confirm}
      keep={keep}
      error={formErrorOf(cancel.error, failed)}
      onConfirm={() => cancel.mutateAsync()}
      onClose={props.onClose}
    />
  );
}
