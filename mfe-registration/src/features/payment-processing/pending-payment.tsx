import { IconClock, IconFile } from '@plenary/kit/art/icons';
import { paths } from '@plenary/kit/paths';
import { Alert, Button, Chip, LinkButton, Stack } from '@plenary/kit/ui';
import { Columns } from '../../parts/columns';
import { Instant } from '../../parts/instant';
import type { Payment } from '../../registration/payment.api';
import { OrderSummary } from './order-summary';
import { Steps } from './steps';
import { texts } from './texts';
import { TransferInstructions } from './transfer-instructions';

/** Everything that a transfer needs, for whoever comes back to it; made to be printed as well. */
export function PendingPayment({ payment }: { payment: Payment }) {
  const { amount, bank, registrationData } = payment;
  if (payment.status !== 'pending') return <NotPending payment={payment} />;
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
          payBy={<Instant at={payment.payBy} />}
          amount={amount}
          chip={<StateChip hasProof={payment.hasProof} />}
        >
          <small>{texts.mailed}</small>
          <div data-print="none">
            <Button look="outlined" size="small" onClick={() => window.print()}>
              {texts.print}
            </Button>
          </div>
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

function NotPending({ payment: { merchantReference, status } }: { payment: Payment }) {
  const query = new URLSearchParams({ ref: merchantReference }).toString();
  return (
    <Stack>
      <Alert severity="info">{texts.notPending(status)}</Alert>
      <LinkButton to={`${paths.paymentSuccess.href()}?${query}`}>{texts.openPayment}</LinkButton>
    </Stack>
  );
}
