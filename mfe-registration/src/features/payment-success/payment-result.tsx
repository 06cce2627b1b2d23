import { PageHeader } from '@plenary/kit/ui';
import { Columns } from '../../parts/columns';
import {
  PREVIOUS_REGISTRATION,
  type Payer,
  type PaymentDetails,
} from '../../registration/registration-state';
import { useConfirmation } from './confirmation';
import { EndedPayment } from './ended-payment';
import { NextSteps } from './next-steps';
import { Opening } from './opening';
import { PaymentFacts } from './payment-facts';
import { texts } from './texts';

interface PaymentResultProps {
  details: PaymentDetails;
  payer?: Payer;
  isMasked: boolean;
  urlTransactionId: string;
}

/** The payment, its registration, and what comes next. */
export function PaymentResult(props: PaymentResultProps) {
  const { details, payer } = props;
  useConfirmation(details, payer);

  const { status } = details;
  if (status === 'rejected' || status === 'refunded')
    return <EndedPayment {...props} status={status} />;

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
        <NextSteps details={details} isAuthor={isAuthor} isPrevious={isPrevious} />
        <PaymentFacts {...props} isPrevious={isPrevious} />
      </Columns>
    </>
  );
}
