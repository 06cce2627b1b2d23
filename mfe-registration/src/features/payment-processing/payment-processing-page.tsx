import { messageOf } from '@plenary/kit/api';
import { paths } from '@plenary/kit/paths';
import { ErrorState, Page, PageHeader, Spinner } from '@plenary/kit/ui';
import { texts as shared } from '../../registration/texts';
import { NoRegistration } from './no-registration';
import { OtherPayments } from './other-payments';
import { PendingPayment } from './pending-payment';
import { RecordRegistration } from './record-registration';
import { texts } from './texts';
import { useTask } from './use-task';

const trail = [
  { label: shared.breadcrumb, to: paths.conferenceRegister.href() },
  { label: texts.breadcrumb },
];

export default function PaymentProcessingPage() {
  return (
    <Page>
      <PageHeader title={texts.title} trail={trail} />
      <Body />
    </Page>
  );
}

function Body() {
  const task = useTask();
  switch (task.kind) {
    case 'loading':
      return <Spinner label={texts.loading} />;
    case 'failed':
      return (
        <ErrorState
          title={texts.pendingFailed}
          message={messageOf(task.error, texts.pendingFailedText)}
          onRetry={task.retry}
        />
      );
    case 'no-data':
      return <NoRegistration text={texts.noData} />;
    case 'missing':
      return <NoRegistration text={texts.missing} />;
    case 'summary':
      return <RecordRegistration registration={task.registration} />;
    case 'payment':
      return (
        <>
          <OtherPayments payments={task.others} />
          <PendingPayment payment={task.payment} />
        </>
      );
  }
}
