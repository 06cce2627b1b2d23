import { useSearchParams } from '@plenary/kit/router';
import { Page, Spinner } from '@plenary/kit/ui';
import { addressText } from '../../registration/address-text';
import { FetchFailure } from './fetch-failure';
import { NoPayment } from './no-payment';
import { PaymentResult } from './payment-result';
import { texts } from './texts';
import { usePayment } from './use-payment';

/** What became of a registration and of its payment. */
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
        <PaymentResult {...view} urlTransactionId={addressText(transactionId)} />
      )}
    </Page>
  );
}
