import { Actions, Button } from '@plenary/kit/ui';
import { lazy, Suspense, useState } from 'react';
import { DownloadButton } from '../../parts/download-button';
import type { Payment } from '../../registration/payment.api';
import { texts } from './texts';

const InvoiceDetailsDialog = lazy(() => import('./invoice-details'));

/** The pro forma invoice, as a PDF, and whom it names. */
export function Invoice({ payment }: { payment: Payment }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div data-print="none">
      <Actions>
        <DownloadButton
          document="pro-forma"
          paymentId={payment.id}
          label={texts.invoice.download}
          failed={texts.invoice.notDownloaded}
        />
        <Button look="text" size="small" onClick={() => setOpen(true)}>
          {texts.invoice.open}
        </Button>
      </Actions>
      <Suspense>
        {isOpen && <InvoiceDetailsDialog payment={payment} onClose={() => setOpen(false)} />}
      </Suspense>
    </div>
  );
}
