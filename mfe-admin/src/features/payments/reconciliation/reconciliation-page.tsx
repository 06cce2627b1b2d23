import { messageOf } from '@plenary/kit/api';
import { formatDay } from '@plenary/kit/edition';
import { Alert, EmptyState, ErrorState, Link, Spinner, styled } from '@plenary/kit/ui';
import { useQuery } from '@tanstack/react-query';
import { adminPaths } from '../../../paths';
import { ExportMenu } from '../../../shared/list/tools/export-menu';
import { AdminPage } from '../../../shared/page/admin-page';
import { figure, money } from '../money';
import { TotalsTable } from '../payment-totals/totals-table';
import { PaymentTabs } from '../payment-tabs';
import { Differences } from './differences';
import { ExpectedPackages } from './expected-packages';
import { PeriodLock } from './period-lock';
import { reconciliationQuery, type Reconciliation } from './reconciliation.api';
import { texts } from './texts';

const Room = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 28,
  paddingBlockStart: 12,
});

const heads = [
  texts.day,
  texts.bank,
  texts.ledger,
  texts.ignored,
  texts.difference,
  texts.open,
  texts.closing,
  texts.statements,
];

/** Also shows differences of days that were closed by a later one. */
export default function ReconciliationPage() {
  const query = useQuery(reconciliationQuery());
  return (
    <AdminPage title={texts.title} action={<Export />}>
      <PaymentTabs current={texts.title} />
      {query.isError && (
        <ErrorState
          title={texts.failed}
          message={messageOf(query.error, texts.failedText)}
          onRetry={() => void query.refetch()}
        />
      )}
      {query.isPending && <Spinner />}
      <Room>
        {query.data && <Body {...query.data} />}
        <PeriodLock />
      </Room>
    </AdminPage>
  );
}

function Export() {
  return <ExportMenu hint={texts.exportHint} request={(format) => ({ kind: 'journal', format })} />;
}

function Body({ days, packages, differences }: Reconciliation) {
  const [newest] = days;
  if (!newest) return <EmptyState title={texts.none}>{texts.noneHint}</EmptyState>;
  return (
    <>
      {days.some(({ statements }) => statements.length > 0) ? (
        <Outcome open={newest.open} />
      ) : (
        <Alert severity="info">{texts.noStatement}</Alert>
      )}
      {differences.length > 0 && <Differences items={differences} />}
      {packages.length > 0 && <ExpectedPackages rows={packages} />}
      <TotalsTable title={texts.byDay} text={texts.byDayText} heads={heads}>
        <tbody>
          {days.map(
            ({ day, bank, ledger, ignored, difference, open: sum, closing, statements }) => (
              <tr key={day}>
                <th scope="row">{formatDay(day)}</th>
                <td>{figure(bank)}</td>
                <td>{figure(ledger)}</td>
                <td>{ignored === 0 ? '–' : figure(ignored)}</td>
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
            ),
          )}
        </tbody>
      </TotalsTable>
    </>
  );
}

function Outcome({ open }: { open: number }) {
  if (open === 0) return <Alert severity="success">{texts.agree}</Alert>;
  return <Alert severity="warning">{texts.differ({ amount: money(Math.abs(open)) })}</Alert>;
}
