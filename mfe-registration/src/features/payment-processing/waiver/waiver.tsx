import { formatDollars } from '@plenary/kit/edition';
import { Actions, Alert, Button, styled } from '@plenary/kit/ui';
import { lazy, Suspense, useState } from 'react';
import type { Payment } from '../../../shared/registrations/payments.api';
import { texts } from './texts';
import { useOwnWaiver, type OwnWaiver } from './waiver.api';

// Opened from a button, so loaded on demand.
const WaiverDialog = lazy(() => import('./waiver-dialog'));
const WithdrawDialog = lazy(() => import('./withdraw-dialog'));

const Box = styled('div')({
  marginBlockEnd: 24,
  '& p': { marginBlock: 4, whiteSpace: 'pre-line', overflowWrap: 'anywhere' },
});

/** What became of the payer's application. */
export function WaiverState({ payment }: { payment: Payment }) {
  const { data, isError, refetch } = useOwnWaiver(payment);
  if (isError)
    return (
      <Box data-print="none">
        <Alert severity="warning">
          {texts.loadFailed}{' '}
          <Button look="text" size="small" onClick={() => void refetch()}>
            {texts.tryAgain}
          </Button>
        </Alert>
      </Box>
    );
  return data?.waiver ? (
    <Box>
      <Decided own={data} waiver={data.waiver} payment={payment} />
    </Box>
  ) : null;
}

interface DecidedProps {
  own: OwnWaiver;
  waiver: NonNullable<OwnWaiver['waiver']>;
  payment: Payment;
}

function Decided({ own, waiver, payment }: DecidedProps) {
  const { status, amount, answer } = waiver;
  switch (status) {
    case 'granted':
      return (
        <Alert severity="success">
          <strong>
            {texts.grantedTitle({ amount: formatDollars(amount ?? 0, { cents: true }) })}
          </strong>
          {answer && <p>{answer}</p>}
        </Alert>
      );
    case 'declined':
      return (
        <Alert severity="info">
          <strong>{texts.declinedTitle}</strong>
          {answer && <p>{answer}</p>}
        </Alert>
      );
    case 'open':
      return (
        <Alert severity="info">
          <strong>{texts.openTitle}</strong>
          <p>{texts.openText}</p>
          <OpenActions own={own} payment={payment} />
        </Alert>
      );
    case 'withdrawn':
      return null;
  }
}

function OpenActions({ own, payment }: Pick<DecidedProps, 'own' | 'payment'>) {
  const [open, setOpen] = useState<'change' | 'withdraw'>();
  const close = () => setOpen(undefined);
  return (
    <div data-print="none">
      <Actions>
        {own.canApply && (
          <Button look="outlined" size="small" onClick={() => setOpen('change')}>
            {texts.change}
          </Button>
        )}
        <Button look="outlined" size="small" onClick={() => setOpen('withdraw')}>
          {texts.withdraw}
        </Button>
      </Actions>
      <Suspense>
        {open === 'change' && <WaiverDialog payment={payment} own={own} onClose={close} />}
        {open === 'withdraw' && <WithdrawDialog payment={payment} onClose={close} />}
      </Suspense>
    </div>
  );
}

/** For the payer, until an application was made. */
export function ApplyForWaiver({ payment }: { payment: Payment }) {
  const { data } = useOwnWaiver(payment);
  const [isOpen, setOpen] = useState(false);
  if (!data?.canApply || data.waiver) return null;
  return (
    <div data-print="none">
      <Button look="outlined" size="small" onClick={() => setOpen(true)}>
        {texts.open}
      </Button>
      <Suspense>
        {isOpen && <WaiverDialog payment={payment} own={data} onClose={() => setOpen(false)} />}
      </Suspense>
    </div>
  );
}
