import { useEdition } from '@plenary/kit/edition';
import { Button } from '@plenary/kit/ui';
import { lazy, Suspense, useState } from 'react';
import { extrasFor } from '../../shared/extras/offers';
import { texts } from '../../shared/extras/texts';
import type { Payment } from '../../shared/registrations/payments.api';

// Rarely opened, so loaded on demand.
const ExtrasDialog = lazy(() => import('./extras-dialog'));

/** For the payer, until money was sent. */
export function ChangeExtras({ payment }: { payment: Payment }) {
  const [isOpen, setOpen] = useState(false);
  const offered = extrasFor(useEdition(), payment.registrationPackage);
  const isOwn = !payment.registrationData.isMasked;
  if (!isOwn || !payment.isChangeable || offered.length === 0) return null;
  return (
    <div data-print="none">
      <Button look="outlined" size="small" onClick={() => setOpen(true)}>
        {texts.change}
      </Button>
      <Suspense>
        {isOpen && <ExtrasDialog payment={payment} onClose={() => setOpen(false)} />}
      </Suspense>
    </div>
  );
}
