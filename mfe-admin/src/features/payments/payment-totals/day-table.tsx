import { formatDay } from '@plenary/kit/edition';
import { paths } from '@plenary/kit/paths';
import { Link } from '@plenary/kit/ui';
import { figure } from '../money';
import type { PaymentTotals } from './payment-totals.api';
import { texts } from './texts';
import { TotalsTable } from './totals-table';

const heads = [texts.day, texts.registrations, texts.amount, texts.receivedUsd, texts.refunded];

export function DayTable({ days }: { days: PaymentTotals['days'] }) {
  return (
    <TotalsTable title={texts.byDay} text={texts.byDayText} heads={heads}>
      <tbody>
        {days.map(({ day, registrations, amount, received, refunded }) => (
          <tr key={day}>
            <th scope="row">{formatDay(day)}</th>
            <td>
              {registrations === 0 ? (
                '–'
              ) : (
                <Link to={`${paths.adminPayments.href()}?from=${day}&to=${day}`}>
                  {registrations}
                </Link>
              )}
            </td>
            <td>{figure(amount)}</td>
            <td>{figure(received)}</td>
            <td>{figure(refunded)}</td>
          </tr>
        ))}
      </tbody>
    </TotalsTable>
  );
}
