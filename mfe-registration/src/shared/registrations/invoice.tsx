import { Button } from '@plenary/kit/ui';
import { lazy, Suspense, useState } from 'react';
import { texts } from './invoice-texts';
import type { Payment } from './payments.api';

// Rarely opened, so loaded on demand.
const InvoiceDialog = lazy(() => import('./invoice-dialog'));

/** For the payer, before and after the payment. */
export function Invoice({ payment }: { payment: Payment }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div data-print="none">
      <Button look="outlined" size="small" onClick={() => setOpen(true)}>
        {texts.title}
      </Button>
      <Suspense>
        {isOpen && <InvoiceDialog payment={payment} onClose={() => setOpen(false)} />}
      </Suspense>
    </div>
  );
}
