import { Button } from '@plenary/kit/ui';
import { lazy, Suspense, useState } from 'react';
import type { Payment } from '../../shared/registrations/payments.api';
import { texts } from './texts';

const InvoiceDialog = lazy(() => import('./invoice-dialog'));

export function Invoice({ payment }: { payment: Payment }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div data-print="none">
      <Button look="text" size="small" onClick={() => setOpen(true)}>
        {texts.invoice.title}
      </Button>
      <Suspense>
        {isOpen && <InvoiceDialog payment={payment} onClose={() => setOpen(false)} />}
      </Suspense>
    </div>
  );
}
