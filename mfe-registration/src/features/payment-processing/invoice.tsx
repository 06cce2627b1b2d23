import { Actions, Button } from '@plenary/kit/ui';
import { lazy, Suspense, useState } from 'react';
import { DocumentButton } from '../../shared/registrations/document-button';
import type { Payment } from '../../shared/registrations/payments.api';
import { texts } from './texts';

const InvoiceDialog = lazy(() => import('./invoice-dialog'));

export function Invoice({ payment }: { payment: Payment }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div data-print="none">
      <Actions>
        <DocumentButton
          document="pro-forma"
          paymentId={payment.id}
          label={texts.invoice.download}
          failed={texts.invoice.downloadFailed}
        />
        <Button look="text" size="small" onClick={() => setOpen(true)}>
          {texts.invoice.title}
        </Button>
      </Actions>
      <Suspense>
        {isOpen && <InvoiceDialog payment={payment} onClose={() => setOpen(false)} />}
      </Suspense>
    </div>
  );
}
