import { paths } from '@plenary/kit/paths';
import { Actions, Alert, LinkButton, Stack } from '@plenary/kit/ui';
import type { Payment } from '../../registration/payment.api';
import { texts } from './texts';

/** A payment that no longer waits for a transfer, and the ways on. */
export function EndedPayment({ payment: { merchantReference, status } }: { payment: Payment }) {
  const query = new URLSearchParams({ ref: merchantReference }).toString();
  const ended = texts.ended[status];
  return (
    <Stack>
      <Alert severity={ended ? 'warning' : 'info'} role="status">
        {ended ?? texts.notPending(status)}
      </Alert>
      <Actions>
        <LinkButton to={`${paths.paymentSuccess.href()}?${query}`}>{texts.openPayment}</LinkButton>
        {ended && (
          <LinkButton look="outlined" to={paths.conferenceRegister.href()}>
            {texts.registerAgain}
          </LinkButton>
        )}
      </Actions>
    </Stack>
  );
}
