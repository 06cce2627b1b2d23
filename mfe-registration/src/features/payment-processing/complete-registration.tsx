import { ApiError } from '@plenary/kit/api';
import { packageById, useEdition } from '@plenary/kit/edition';
import { paths } from '@plenary/kit/paths';
import { useNavigate } from '@plenary/kit/router';
import { Alert, LinkButton, Spinner, Stack, styled, VisuallyHidden } from '@plenary/kit/ui';
import { Columns, Part } from '../../shared/layout/columns';
import { Facts } from '../../shared/layout/facts';
import type { Payment } from '../../shared/registrations/payments.api';
import type { RegistrationData } from '../../shared/registrations/registration-data';
import { Steps } from '../../shared/registrations/steps';
import {
  storedStudentProof,
  storeRegistration,
} from '../../shared/registrations/stored-registration';
import { texts as shared } from '../../shared/registrations/texts';
import { BankDetails } from './bank-details';
import { Order } from './order';
import { useCompleteRegistration } from './payment-processing.api';
import { ReferencePlaceholder } from './reference-panel';
import { texts } from './texts';

export function CompleteRegistration({ registration }: { registration: RegistrationData }) {
  const { bank } = useEdition();
  const navigate = useNavigate();
  const { complete, progress } = useCompleteRegistration();

  function open(payment: Payment) {
    const query = new URLSearchParams({ ref: payment.merchantReference }).toString();
    const state = { paymentDetails: payment, registrationData: payment.registrationData };
    // Back must not lead to an order that is already recorded.
    void navigate(`${paths.paymentSuccess.href()}?${query}`, { state, replace: true });
  }

  if (complete.isSuccess) return <Spinner label={texts.redirecting} />;
  return (
    <>
      <Steps current="register" />
      {complete.isError && <CompletionFailure error={complete.error} />}
      <Columns>
        <div>
          <Part>
            <h2>{texts.registrationHeading}</h2>
            <Details registration={registration} />
          </Part>
          <Part>
            <h2>{texts.howYouPay}</h2>
            <p>{texts.howYouPayText}</p>
            <ReferencePlaceholder />
            <BankDetails amount={registration.price} bank={bank} />
          </Part>
        </div>
        <Order
          amount={registration.price}
          isBusy={complete.isPending}
          progress={progress}
          onComplete={() => complete.mutate(registration, { onSuccess: open })}
        />
      </Columns>
    </>
  );
}

const Small = styled('small')({ display: 'block', fontSize: '0.875rem', fontWeight: 400 });

function Details({ registration }: { registration: RegistrationData }) {
  const { title, firstName, lastName, email, organization, country } = registration;
  const offer = packageById(useEdition(), registration.registrationPackage);
  const proof = storedStudentProof()?.name ?? texts.studentProofLater;
  const isStudent = registration.academicCategory === 'student';
  const change = (field: string) => (
    <LinkButton
      look="text"
      size="small"
      to={paths.conferenceForm.href()}
      onClick={() => storeRegistration(registration)}
    >
      {texts.changeDetail}
      <VisuallyHidden>: {field}</VisuallyHidden>
    </LinkButton>
  );
  const rows = [
    { term: texts.name, value: `${title} ${firstName} ${lastName}` },
    { term: texts.email, value: email },
    { term: texts.organization, value: `${organization}, ${country}` },
    {
      term: texts.package,
      value: (
        <>
          {offer?.name ?? registration.registrationPackage}
          {offer && <Small>{offer.description}</Small>}
        </>
      ),
    },
    {
      term: texts.category,
      value: (
        <>
          {shared.category[registration.academicCategory]}
          {isStudent && <Small>{`${texts.studentProof}: ${proof}`}</Small>}
        </>
      ),
    },
  ];
  const type = { term: texts.type, value: shared.type[registration.registrationType] };
  return <Facts items={[...rows.map((row) => ({ ...row, action: change(row.term) })), type]} />;
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
