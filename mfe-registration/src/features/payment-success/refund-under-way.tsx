import { paths } from '@plenary/kit/paths';
import { Alert, Link } from '@plenary/kit/ui';
import type { Payment } from '../../shared/registrations/payments.api';
import { texts } from './texts';

/** A refund is prepared: the payer says where it goes. */
export function RefundUnderWay({ payment: { refund } }: { payment: Payment }) {
  if (!refund) return null;
  const isAsked = refund.status === 'asking';
  return (
    <Alert severity={isAsked ? 'warning' : 'info'}>
      {isAsked ? texts.refund.asked : texts.refund.underWay}{' '}
      <Link to={paths.refundAccount.href({ token: refund.id })}>
        {isAsked ? texts.refund.give : texts.refund.view}
      </Link>
    </Alert>
  );
}
