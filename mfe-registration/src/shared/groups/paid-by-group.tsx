import { formErrorOf } from '@plenary/kit/api';
import { ConfirmDialog } from '@plenary/kit/dialogs';
import { styled } from '@plenary/kit/ui';
import { useState } from 'react';
import type { Payment } from '../registrations/payments.api';
import { useLeaveGroup } from './leave-group.api';
import { PaidBy } from './paid-by';
import { texts } from './texts';

const Room = styled('div')({ marginBlockEnd: 40 });

interface PaidByGroupProps {
  payment: Payment;
  group: NonNullable<Payment['group']>;
}

/** Says who pays for a registration that was made, and lets the person pay instead. */
export default function PaidByGroup({
  payment,
  group: { organization, canLeave },
}: PaidByGroupProps) {
  const [isLeaving, setLeaving] = useState(false);
  const leave = useLeaveGroup(payment.id);
  return (
    <Room>
      <PaidBy organization={organization} onLeave={canLeave ? () => setLeaving(true) : undefined}>
        {payment.status === 'pending' && <p>{texts.pending({ organization })}</p>}
      </PaidBy>
      {isLeaving && (
        <ConfirmDialog
          title={texts.leaveTitle}
          text={texts.leaveText({ organization })}
          confirm={texts.leaveConfirm}
          keep={texts.keep}
          isDestructive={false}
          error={formErrorOf(leave.error, texts.leaveFailed)}
          onClose={() => setLeaving(false)}
          onConfirm={() => leave.mutateAsync()}
        />
      )}
    </Room>
  );
}
