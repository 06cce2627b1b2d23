import { Button } from '@plenary/kit/ui';
import { lazy, Suspense, useState } from 'react';
import type { Payment } from '../../registration/payment.api';
import { texts } from './texts';

const InvoiceDetailsDialog = lazy(() => import('./invoice-details'));

/** Whom the invoice names. */
export function Invoice({ payment }: { payment: Payment }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div data-print="none">
      <Button look="outlined" size="small" onClick={() => setOpen(true)}>
        {texts.invoice.open}
      </Button>
      <Suspense>
        {isOpen && <InvoiceDetailsDialog payment={payment} onClose={() => setOpen(false)} />}
      </Suspense>
    </div>
  );
}
