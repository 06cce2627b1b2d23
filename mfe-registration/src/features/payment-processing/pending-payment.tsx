import { PaymentChip } from '@plenary/kit/states';
import { Actions, Button } from '@plenary/kit/ui';
import { Instant } from '../../shared/dates';
import { Columns } from '../../shared/layout/columns';
import type { Payment } from '../../shared/registrations/payments.api';
import { EndedPayment } from './ended-payment';
import { Invoice } from './invoice';
import { OrderSummary } from './order-summary';
import { RegistrationActions } from './registration-actions';
import { Steps } from './steps';
import { texts } from './texts';
import { TransferInstructions } from './transfer-instructions';

export function PendingPayment({ payment }: { payment: Payment }) {
  const { amount, bank, registrationData, status } = payment;
  if (status !== 'pending') return <EndedPayment payment={payment} status={status} />;
  const isOwn = !registrationData.isMasked;
  return (
    <>
      <Steps current={1} />
      <Columns>
        <OrderSummary
          name={`${registrationData.title} ${registrationData.firstName} ${registrationData.lastName}`}
          email={registrationData.email}
          type={payment.registrationType}
          category={payment.academicCategory}
          packageName={payment.packageName}
          paper={payment.paper?.title}
          payBy={<Instant at={payment.payBy} />}
          amount={amount}
          chip={
            <PaymentChip state={payment.hasPaymentProof ? 'proof-uploaded' : 'awaiting-payment'} />
          }
        >
          <small>{texts.instructionsEmailed}</small>
          <Actions data-print="none">
            <Button look="outlined" size="small" onClick={() => window.print()}>
              {texts.print}
            </Button>
          </Actions>
          {isOwn && <Invoice payment={payment} />}
          {isOwn && <RegistrationActions payment={payment} />}
        </OrderSummary>
        <TransferInstructions amount={amount} bank={bank} payment={payment} />
      </Columns>
    </>
  );
}
