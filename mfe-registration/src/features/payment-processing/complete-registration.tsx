import { ApiError } from '@plenary/kit/api';
import { packageById, useEdition } from '@plenary/kit/edition';
import { UploadProgress } from '@plenary/kit/forms';
import { paths } from '@plenary/kit/paths';
import { useNavigate } from '@plenary/kit/router';
import { Alert, Button, LinkButton, Spinner, Stack, styled } from '@plenary/kit/ui';
import { Columns } from '../../shared/layout/columns';
import type { Payment } from '../../shared/registrations/payments.api';
import type { RegistrationData } from '../../shared/registrations/registration-data';
import {
  storedStudentProof,
  storeRegistration,
} from '../../shared/registrations/stored-registration';
import { OrderSummary } from './order-summary';
import { useCompleteRegistration } from './payment-processing.api';
import { Steps } from './steps';
import { texts } from './texts';
import { TransferInstructions } from './transfer-instructions';

export function CompleteRegistration({ registration }: { registration: RegistrationData }) {
  const edition = useEdition();
  const navigate = useNavigate();
  const { complete, progress } = useCompleteRegistration();
  const { title, firstName, lastName, registrationPackage, academicCategory, price } = registration;
  const isStudent = academicCategory === 'student';

  function open(payment: Payment) {
    const query = new URLSearchParams({ ref: payment.merchantReference }).toString();
    const state = { paymentDetails: payment, registrationData: payment.registrationData };
    // Back must not lead to an order that is already recorded.
    void navigate(`${paths.paymentSuccess.href()}?${query}`, { state, replace: true });
  }

  if (complete.isSuccess) return <Spinner label={texts.redirecting} />;
  return (
    <>
      <Steps current={0} />
      {complete.isError && <CompletionFailure error={complete.error} />}
      <Columns>
        <OrderSummary
          name={`${title} ${firstName} ${lastName}`}
          email={registration.email}
          type={registration.registrationType}
          category={academicCategory}
          packageName={packageById(edition, registrationPackage)?.name ?? registrationPackage}
          amount={price}
          studentProof={
            isStudent ? (storedStudentProof()?.name ?? texts.studentProofLater) : undefined
          }
        >
          <Button
            busy={complete.isPending}
            onClick={() => complete.mutate(registration, { onSuccess: open })}
          >
            {texts.complete}
          </Button>
          {progress !== undefined && complete.isPending && (
            <UploadProgress label={texts.proofs.student.uploading} share={progress} />
          )}
          <small>{texts.completeNote}</small>
          <LinkButton
            look="text"
            to={paths.conferenceForm.href()}
            onClick={() => storeRegistration(registration)}
          >
            {texts.editDetails}
          </LinkButton>
        </OrderSummary>
        <TransferInstructions amount={price} bank={edition.bank} />
      </Columns>
    </>
  );
}

const Failure = styled(Stack)({ marginBlockEnd: 32 });

function CompletionFailure({ error }: { error: Error }) {
  const reason = error instanceof ApiError && error.status < 500 && error.serverMessage;
  return (
    <Failure>
      <Alert severity="error">
        {texts.recordFailed}
        {reason && <p>{reason}</p>}
      </Alert>
      <LinkButton look="outlined" to={paths.register.href()}>
        {texts.tryAgain}
      </LinkButton>
    </Failure>
  );
}
