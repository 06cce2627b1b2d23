import { PageHeader } from '@plenary/kit/ui';
import { Columns } from '../../parts/columns';
import {
  PREVIOUS_REGISTRATION,
  type Payer,
  type PaymentDetails,
} from '../../registration/registration-state';
import { useConfirmation } from './confirmation';
import type { Payment } from '../../registration/payment.api';
import { EndedPayment, isEnded } from './ended-payment';
import { NextSteps } from './next-steps';
import { Opening } from './opening';
import { PaymentFacts } from './payment-facts';
import { ReceiptDownload } from './receipt-download';
import { texts } from './texts';

interface PaymentResultProps {
  details: PaymentDetails;
  payer?: Payer;
  isMasked: boolean;
  current?: Payment;
  urlTransactionId: string;
}

/** The payment, its registration, and what comes next. */
export function PaymentResult(props: PaymentResultProps) {
  const { details, payer, current } = props;
  useConfirmation(details, payer);

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
        <Opening status={status} isPrevious={isPrevious} />
      </PageHeader>
      <Columns>
        <NextSteps
          details={details}
          isAuthor={isAuthor}
          isPrevious={isPrevious}
          isProofMissing={current?.studentProof === 'missing'}
        />
        <div>
          <PaymentFacts {...props} isPrevious={isPrevious} />
          {current?.hasReceipt && !current.registrationData.isMasked && (
            <ReceiptDownload paymentId={current.id} />
          )}
        </div>
      </Columns>
    </>
  );
}
