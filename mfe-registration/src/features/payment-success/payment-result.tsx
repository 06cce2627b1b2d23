import { Alert, PageHeader, styled, typeSizes } from '@plenary/kit/ui';
import { Columns } from '../../shared/layout/columns';
import { DocumentButton } from '../../shared/registrations/document-button';
import {
  PREVIOUS_REGISTRATION,
  type Payer,
  type PaymentDetails,
} from '../../shared/registrations/navigation-state';
import type { Payment } from '../../shared/registrations/payments.api';
import { EndedPayment, isEnded } from './ended-payment';
import { NextSteps } from './next-steps';
import { PaymentFacts } from './payment-facts';
import { texts } from './texts';
import { useSendConfirmation } from './use-send-confirmation';

const Lead = styled('p')({ fontSize: typeSizes.lead, lineHeight: 1.5 });
const Receipt = styled('div')({ marginBlockStart: 24 });

interface PaymentResultProps {
  details: PaymentDetails;
  payer?: Payer;
  isMasked: boolean;
  current?: Payment;
  urlTransactionId: string;
}

export function PaymentResult(props: PaymentResultProps) {
  const { details, payer, current } = props;
  useSendConfirmation(details, payer);

  const { status } = details;
  if (isEnded(status)) return <EndedPayment {...props} status={status} />;

  const isPrevious = details.paymentGateway === PREVIOUS_REGISTRATION;
  const isAuthor = (details.registrationType ?? payer?.registrationType) === 'author';
  return (
    <>
      <PageHeader
        title={isPrevious ? texts.alreadyRegistered : texts.thankYou}
        trail={[{ label: texts.title }]}
      >
        <Lead>{status === 'completed' ? texts.confirmed : texts.processing}</Lead>
        {isPrevious && (
          <Alert severity="info">
            {status === 'pending' ? texts.alreadyPendingNote : texts.alreadyNote}
          </Alert>
        )}
      </PageHeader>
      <Columns>
        <NextSteps
          details={details}
          isAuthor={isAuthor}
          isPrevious={isPrevious}
          isStudentProofMissing={current?.studentProof === 'missing'}
        />
        <div>
          <PaymentFacts {...props} isPrevious={isPrevious} />
          {current?.hasReceipt && !current.registrationData.isMasked && (
            <Receipt>
              <DocumentButton
                document="receipt"
                paymentId={current.id}
                label={texts.receipt.download}
                failed={texts.receipt.failed}
              />
            </Receipt>
          )}
        </div>
      </Columns>
    </>
  );
}
