import { messageOf } from '@plenary/kit/api';
import { paths } from '@plenary/kit/paths';
import { Alert, ErrorState, LinkButton, Spinner, Stack } from '@plenary/kit/ui';
import { RegistrationPage } from '../../shared/registrations/registration-page';
import { CompleteRegistration } from './complete-registration';
import { OtherPayments } from './other-payments';
import { PendingPayment } from './pending-payment';
import { texts } from './texts';
import { useTask, type Task } from './use-task';

export default function PaymentProcessingPage() {
  const task = useTask();
  const title = titleOf(task);
  return (
    <RegistrationPage title={title} breadcrumb={texts.breadcrumb}>
      <Body task={task} />
    </RegistrationPage>
  );
}

function titleOf(task: Task): string {
  if (task.kind === 'summary') return texts.summaryTitle;
  return task.kind === 'payment' && task.payment.group ? texts.groupTitle : texts.title;
}

function Body({ task }: { task: Task }) {
  switch (task.kind) {
    case 'loading':
      return <Spinner label={texts.loading} />;
    case 'failed':
      return (
        <ErrorState
          title={texts.loadFailed}
          message={messageOf(task.error, texts.loadFailedText)}
          onRetry={task.retry}
        />
      );
    case 'no-data':
      return <NoRegistration text={texts.noData} />;
    case 'missing':
      return <NoRegistration text={texts.missing} />;
    case 'summary':
      return <CompleteRegistration registration={task.registration} />;
    case 'payment':
      return (
        <>
          <OtherPayments payments={task.otherPending} />
          <PendingPayment payment={task.payment} />
        </>
      );
  }
}

function NoRegistration({ text }: { text: string }) {
  return (
    <Stack>
      <Alert severity="error">{text}</Alert>
      <LinkButton to={paths.register.href()}>{texts.tryAgain}</LinkButton>
    </Stack>
  );
}
