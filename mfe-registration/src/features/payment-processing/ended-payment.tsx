import { paths } from '@plenary/kit/paths';
import { Actions, Alert, LinkButton, Stack } from '@plenary/kit/ui';
import type { Payment } from '../../shared/registrations/payments.api';
import { texts } from './texts';

interface EndedPaymentProps {
  payment: Payment;
  status: Exclude<Payment['status'], 'pending'>;
}

export function EndedPayment({ payment: { merchantReference }, status }: EndedPaymentProps) {
  const query = new URLSearchParams({ ref: merchantReference }).toString();
  const isConfirmed = status === 'completed';
  return (
    <Stack>
      <Alert severity={isConfirmed ? 'info' : 'warning'} role="status">
        {isConfirmed ? texts.confirmed : texts.ended[status]}
      </Alert>
      <Actions>
        <LinkButton to={`${paths.paymentSuccess.href()}?${query}`}>{texts.openPayment}</LinkButton>
        {!isConfirmed && (
          <LinkButton look="outlined" to={paths.conferenceRegister.href()}>
            {texts.registerAgain}
          </LinkButton>
        )}
      </Actions>
    </Stack>
  );
}
