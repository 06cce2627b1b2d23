import { formatDollars } from '@plenary/kit/edition';
import { paths } from '@plenary/kit/paths';
import { Alert, Link, styled } from '@plenary/kit/ui';
import type { Payment } from '../../shared/registrations/payments.api';
import { texts } from './texts';

const Room = styled('div')({
  marginBlockEnd: 32,
  '& ul': { paddingInlineStart: 20 },
  '& li': { overflowWrap: 'anywhere' },
});

/** Of this account or browser, without those that a group pays. */
export function OtherPayments({ payments: all }: { payments: Payment[] }) {
  const payments = all.filter(({ group }) => !group);
  if (payments.length === 0) return null;
  return (
    <Room data-print="none">
      <Alert severity="info" role="note">
        {texts.otherPayments}
        <ul>
          {payments.map(({ id, merchantReference, amount, packageName, paper }) => (
            <li key={id}>
              <Link to={pathOf(merchantReference)}>
                {texts.otherPayment({
                  reference: merchantReference,
                  amount: formatDollars(amount, { cents: true }),
                  item: paper?.title ?? packageName,
                })}
              </Link>
            </li>
          ))}
        </ul>
      </Alert>
    </Room>
  );
}

function pathOf(ref: string): string {
  return `${paths.paymentProcessing.href()}?${new URLSearchParams({ ref }).toString()}`;
}
