import { formatDay } from '@plenary/kit/edition';
import { paths } from '@plenary/kit/paths';
import { Link, styled } from '@plenary/kit/ui';
import { adminPaths } from '../../../paths';
import { figure } from '../money';
import { TotalsTable } from '../payment-totals/totals-table';
import type { Reconciliation } from './reconciliation.api';
import { texts } from './texts';

type Difference = Reconciliation['differences'][number];

const { differences: labels } = texts;
const heads = [labels.kind, labels.amount];

const Line = styled('div')({ fontWeight: 400, overflowWrap: 'anywhere' });

/** Each leads to the page with the act that solves it. Two columns fit on a phone, whatever the name is. */
export function Differences({ items }: { items: Difference[] }) {
  const kinds = [...new Set(items.map(({ kind }) => kind))];
  const hidden = kinds.reduce((sum, kind) => {
    const own = items.filter((item) => item.kind === kind);
    return sum + (own[0]?.count ?? 0) - own.length;
  }, 0);
  return (
    <TotalsTable title={labels.title} text={labels.text} heads={heads}>
      <tbody>
        {items.map((item, at) => (
          <tr key={at}>
            <th scope="row">
              {labels.kinds[item.kind]}
              <Line>{item.name}</Line>
              {item.day !== null && <Line>{formatDay(item.day)}</Line>}
              <Line>
                <Link to={pathOf(item)}>{labels.acts[item.kind]}</Link>
              </Line>
            </th>
            <td>{item.amount === null ? '–' : figure(item.amount)}</td>
          </tr>
        ))}
      </tbody>
      {hidden > 0 && (
        <tfoot>
          <tr>
            <th scope="row">{labels.hidden({ count: hidden })}</th>
            <td />
          </tr>
        </tfoot>
      )}
    </TotalsTable>
  );
}

function pathOf({ kind, statementId, transferId, paymentId }: Difference): string {
  if (kind === 'balance-gap') return adminPaths.statements.href();
  if (statementId !== null) return adminPaths.statement.href({ statementId });
  if (paymentId !== null) return `${paths.adminPayments.href()}?item=${paymentId}`;
  return `${adminPaths.transfers.href()}?item=${transferId ?? ''}`;
}
