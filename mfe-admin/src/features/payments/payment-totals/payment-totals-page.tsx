import { messageOf } from '@plenary/kit/api';
import { EmptyState, ErrorState, Spinner, styled } from '@plenary/kit/ui';
import { useQuery } from '@tanstack/react-query';
import { AdminPage } from '../../../shared/page/admin-page';
import { PaymentTabs } from '../payment-tabs';
import { DayTable } from './day-table';
import { paymentTotalsQuery, type PaymentTotals } from './payment-totals.api';
import { PackageTable } from './package-table';
import { texts } from './texts';

const Room = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 32,
  paddingBlockStart: 12,
});

export default function PaymentTotalsPage() {
  const totals = useQuery(paymentTotalsQuery());
  return (
    <AdminPage title={texts.title}>
      <PaymentTabs current={texts.title} />
      {totals.isError && (
        <ErrorState
          title={texts.failed}
          message={messageOf(totals.error, texts.failedText)}
          onRetry={() => void totals.refetch()}
        />
      )}
      {totals.isPending && <Spinner />}
      {totals.data && <Body {...totals.data} />}
    </AdminPage>
  );
}

function Body({ packages, days }: PaymentTotals) {
  if (packages.length === 0) return <EmptyState title={texts.none}>{texts.noneHint}</EmptyState>;
  return (
    <Room>
      <PackageTable rows={packages} />
      <DayTable days={days} />
    </Room>
  );
}
