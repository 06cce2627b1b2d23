import { Button } from '@plenary/kit/ui';
import { lazy, Suspense, useState } from 'react';
import type { Payment } from './payments.api';
import { texts } from './person-texts';

// Rarely opened, so loaded on demand.
const RegistrantDialog = lazy(() => import('./registrant-dialog'));

/** For the payer, until the payment is confirmed. */
export function CorrectRegistrant({ payment }: { payment: Payment }) {
  const [isOpen, setOpen] = useState(false);
  if (!payment.isCorrectable || payment.registrationData.isMasked) return null;
  return (
    <div data-print="none">
      <Button look="outlined" size="small" onClick={() => setOpen(true)}>
        {texts.correct}
      </Button>
      <Suspense>
        {isOpen && <RegistrantDialog payment={payment} onClose={() => setOpen(false)} />}
      </Suspense>
    </div>
  );
}
