import { messageOf } from '@plenary/kit/api';
import { paths } from '@plenary/kit/paths';
import { Alert, ErrorState, LinkButton, Spinner, Stack } from '@plenary/kit/ui';
import { RegistrationPage } from '../../shared/registrations/registration-page';
import { type OnlinePayment, useOnlinePayment } from '../../shared/online/online.api';
import { CompleteRegistration } from './complete-registration';
import { OtherPayments } from './other-payments';
import { PendingPayment } from './pending-payment';
import { texts } from './texts';
import { useTask, type Task } from './use-task';

export default function PaymentProcessingPage() {
  const task = useTask();
  const { online, isLoading } = useOnlinePayment(
    task.kind === 'payment' ? task.payment : undefined,
  );
  return (
    <RegistrationPage title={titleOf(task, online)} breadcrumb={texts.breadcrumb}>
      <Body task={isLoading ? { kind: 'loading' } : task} online={online} />
    </RegistrationPage>
  );
}

function titleOf(task: Task, online: OnlinePayment | undefined): string {
  if (task.kind === 'summary') return texts.summaryTitle;
  if (task.kind === 'payment' && task.payment.group) return texts.groupTitle;
  return online?.ways.length ? texts.online.title : texts.title;
}

function Body({ task, online }: { task: Task; online: OnlinePayment | undefined }) {
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
          <PendingPayment payment={task.payment} online={online} />
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
