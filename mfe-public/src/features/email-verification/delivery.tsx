import type { components } from '@plenary/kit/api';
import { Alert } from '@plenary/kit/ui';
import { texts } from './texts';

interface DeliveryProps {
  email: string;
  /** Of the newest verification email to this address. */
  status: components['schemas']['EmailVerification']['delivery'] | undefined;
}

/** Says that no email can have arrived; nothing while it is on its way or was accepted. */
export function Delivery({ email, status }: DeliveryProps) {
  if (status === 'failed' || status === 'bounced')
    return <Alert severity="error">{texts.refused({ email })}</Alert>;
  if (status === 'expired') return <Alert severity="warning">{texts.notSent({ email })}</Alert>;
  return null;
}
