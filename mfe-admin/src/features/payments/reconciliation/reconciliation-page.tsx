import { messageOf } from '@plenary/kit/api';
import { formatDay } from '@plenary/kit/edition';
import { Alert, EmptyState, ErrorState, Link, Spinner } from '@plenary/kit/ui';
import { useQuery } from '@tanstack/react-query';
import { adminPaths } from '../../../paths';
import { AdminPage } from '../../../shared/page/admin-page';
import { figure, money } from '../money';
import { TotalsTable } from '../money-totals/totals-table';
import { PaymentTabs } from '../payment-tabs';
import { reconciliationQuery, type Reconciliation } from './reconciliation.api';
import { texts } from './texts';

const heads = [
  texts.day,
  texts.bank,
  texts.ledger,
  texts.difference,
  texts.open,
  texts.closing,
  texts.statements,
];

/** Also shows differences of days that were closed by a later one. */
export default function ReconciliationPage() {
  const query = useQuery(reconciliationQuery());
  return (
    <AdminPage title={texts.title}>
      <PaymentTabs current={texts.title} />
      {query.isError && (
        <ErrorState
          title={texts.failed}
          message={messageOf(query.error, texts.failedText)}
          onRetry={() => void query.refetch()}
        />
      )}
      {query.isPending && <Spinner />}
      {query.data && <Body {...query.data} />}
    </AdminPage>
  );
}

function Body({ days }: Reconciliation) {
  const [newest] = days;
  if (!newest) return <EmptyState title={texts.none}>{texts.noneHint}</EmptyState>;
  return (
    <>
      {days.some(({ statements }) => statements.length > 0) ? (
        <Outcome open={newest.open} />
      ) : (
        <Alert severity="info">{texts.noStatement}</Alert>
      )}
      <TotalsTable title={texts.byDay} text={texts.byDayText} heads={heads}>
        <tbody>
          {days.map(({ day, bank, ledger, difference, open: sum, closing, statements }) => (
            <tr key={day}>
              <th scope="row">{formatDay(day)}</th>
              <td>{figure(bank)}</td>
              <td>{figure(ledger)}</td>
              <td>{difference === 0 ? '–' : <b>{figure(difference)}</b>}</td>
              <td>{figure(sum)}</td>
              <td>{closing === null ? '–' : figure(closing)}</td>
              <td>
                {statements.map(({ id, fileName }) => (
                  <div key={id}>
                    <Link to={adminPaths.statement.href({ statementId: id })}>{fileName}</Link>
                  </div>
                ))}
              </td>
            </tr>
          ))}
        </tbody>
      </TotalsTable>
    </>
  );
}

function Outcome({ open }: { open: number }) {
  if (open === 0) return <Alert severity="success">{texts.agree}</Alert>;
  return <Alert severity="warning">{texts.differ({ amount: money(Math.abs(open)) })}</Alert>;
}
