import { packageById, useEdition } from '@plenary/kit/edition';
import { UploadProgress } from '@plenary/kit/forms';
import { paths } from '@plenary/kit/paths';
import { useNavigate } from '@plenary/kit/router';
import { Button, LinkButton, Spinner } from '@plenary/kit/ui';
import { Columns } from '../../parts/columns';
import { keptProof } from '../../registration/kept-proof';
import { keepRegistration } from '../../registration/kept-registration';
import type { Payment } from '../../registration/payment.api';
import type { RegistrationData } from '../../registration/registration-data';
import { OrderSummary } from './order-summary';
import { useRecordRegistration } from './payment-processing.api';
import { RecordFailure } from './record-failure';
import { Steps } from './steps';
import { texts } from './texts';
import { TransferInstructions } from './transfer-instructions';

/** The order and how it will be paid, before anything is recorded; then the way on. */
export function RecordRegistration({ registration }: { registration: RegistrationData }) {
  const edition = useEdition();
  const navigate = useNavigate();
  const { record, sent } = useRecordRegistration();
  const { title, firstName, lastName, registrationPackage, academicCategory, price } = registration;

  function open(payment: Payment) {
    const query = new URLSearchParams({ ref: payment.merchantReference }).toString();
    const state = { paymentDetails: payment, registrationData: payment.registrationData };
    // Going back must not lead to an order that is recorded already.
    void navigate(`${paths.paymentSuccess.href()}?${query}`, { state, replace: true });
  }

  if (record.isSuccess) return <Spinner label={texts.redirecting} />;
  return (
    <>
      <Steps current={0} />
      {record.isError && <RecordFailure error={record.error} />}
      <Columns>
        <OrderSummary
          name={`${title} ${firstName} ${lastName}`}
          email={registration.email}
          type={registration.registrationType}
          category={academicCategory}
          packageName={packageById(edition, registrationPackage)?.name ?? registrationPackage}
          amount={price}
          proof={
            academicCategory === 'student' ? (keptProof()?.name ?? texts.proofLater) : undefined
          }
        >
          <Button
            busy={record.isPending}
            onClick={() => record.mutate(registration, { onSuccess: open })}
          >
            {texts.record}
          </Button>
          {sent !== undefined && record.isPending && (
            <UploadProgress label={texts.proofs.student.sending} share={sent} />
          )}
          <small>{texts.recordNote}</small>
          <LinkButton
            look="text"
            to={paths.conferenceForm.href()}
            onClick={() => keepRegistration(registration)}
          >
            {texts.changeDetails}
          </LinkButton>
        </OrderSummary>
        <TransferInstructions amount={price} bank={edition.bank} />
      </Columns>
    </>
  );
}
