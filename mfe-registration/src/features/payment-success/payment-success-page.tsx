import { paths } from '@plenary/kit/paths';
import { useSearchParams } from '@plenary/kit/router';
import { Alert, LinkButton, Page, PageHeader, Spinner, Stack } from '@plenary/kit/ui';
import { sanitiseQueryText } from '../../shared/registrations/navigation-state';
import { texts as shared } from '../../shared/registrations/texts';
import { FetchFailure } from './fetch-failure';
import { PaymentResult } from './payment-result';
import { texts } from './texts';
import { usePayment } from './use-payment';

export default function PaymentSuccessPage() {
  const [query] = useSearchParams();
  const ref = query.get('ref');
  const transactionId = query.get('transaction_id');
  const view = usePayment(ref, transactionId);
  return (
    <Page>
      {view.kind === 'loading' && <Spinner label={texts.loading} />}
      {view.kind === 'nothing' && <NoPayment />}
      {view.kind === 'failed' && (
        <FetchFailure {...view} reference={ref} transactionId={transactionId} />
      )}
      {view.kind === 'payment' && (
        <PaymentResult {...view} urlTransactionId={sanitiseQueryText(transactionId)} />
      )}
    </Page>
  );
}

function NoPayment() {
  return (
    <>
      <PageHeader title={texts.title} />
      <Stack>
        <Alert severity="info">{texts.noInformation}</Alert>
        <LinkButton to={paths.home.href()}>{shared.returnHome}</LinkButton>
      </Stack>
    </>
  );
}
