import { formErrorOf } from '@plenary/kit/api';
import { ConfirmDialog } from '@plenary/kit/dialogs';
import type { Payment } from '../../../shared/registrations/payments.api';
import { texts } from './texts';
import { useWithdraw } from './waiver.api';

export default function WithdrawDialog(props: { payment: Payment; onClose: () => void }) {
  const withdraw = useWithdraw(props.payment);
  return (
    <ConfirmDialog
      title={texts.withdrawTitle}
      text={texts.withdrawText}
      confirm={texts.withdraw}
      keep={texts.withdrawKeep}
      error={formErrorOf(withdraw.error, texts.withdrawFailed)}
      onConfirm={async () => {
        await withdraw.mutateAsync();
        props.onClose();
      }}
      onClose={props.onClose}
    />
  );
}
