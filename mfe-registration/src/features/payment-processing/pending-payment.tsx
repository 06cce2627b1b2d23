import { IconClock, IconFile } from '@plenary/kit/art/icons';
import { Actions, Button, Chip } from '@plenary/kit/ui';
import { Columns } from '../../parts/columns';
import { Instant } from '../../parts/instant';
import type { Payment } from '../../registration/payment.api';
import { EndedPayment } from './ended-payment';
import { Invoice } from './invoice';
import { Manage } from './manage';
import { OrderSummary } from './order-summary';
import { Steps } from './steps';
import { texts } from './texts';
import { TransferInstructions } from './transfer-instructions';

/** Everything that a transfer needs, for whoever comes back to it; made to be printed as well. */
export function PendingPayment({ payment }: { payment: Payment }) {
  const { amount, bank, registrationData } = payment;
  if (payment.status !== 'pending') return <EndedPayment payment={payment} />;
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
          chip={<StateChip hasProof={payment.hasProof} />}
        >
          <small>{texts.mailed}</small>
          <Actions data-print="none">
            <Button look="outlined" size="small" onClick={() => window.print()}>
              {texts.print}
            </Button>
          </Actions>
          {isOwn && <Invoice payment={payment} />}
          {isOwn && <Manage payment={payment} />}
        </OrderSummary>
        <TransferInstructions amount={amount} bank={bank} payment={payment} />
      </Columns>
    </>
  );
}

function StateChip({ hasProof }: { hasProof: boolean }) {
  if (hasProof) {
    return (
      <Chip tone="indigo" icon={<IconFile />}>
        {texts.proofToCheck}
      </Chip>
    );
  }
  return (
    <Chip tone="amber" icon={<IconClock />}>
      {texts.pending}
    </Chip>
  );
}
