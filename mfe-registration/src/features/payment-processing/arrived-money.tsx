import { formatDollars } from '@plenary/kit/edition';
import { Alert, styled } from '@plenary/kit/ui';
import type { Payment } from '../../registration/payment.api';
import { texts } from './texts';

const Room = styled('div')({ marginBlockEnd: 32 });
const money = (dollars: number) => formatDollars(dollars, { cents: true });

/** That money has come while the payment still waits: the whole, or what is still missing. */
export function ArrivedMoney({ payment: { amount, amountMissing } }: { payment: Payment }) {
  if (amountMissing === amount) return null;
  const isWhole = amountMissing === 0;
  return (
    <Room>
      <Alert severity={isWhole ? 'success' : 'warning'}>
        {isWhole
          ? texts.moneyArrived
          : texts.partArrived(money(amount - amountMissing), money(amount), money(amountMissing))}
      </Alert>
    </Room>
  );
}
