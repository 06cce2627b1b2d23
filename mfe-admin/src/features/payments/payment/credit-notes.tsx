import { messageOf } from '@plenary/kit/api';
import { Alert, Button } from '@plenary/kit/ui';
import type { AdminPayment } from '../payments.api';
import { texts } from '../texts';
import { useDownloadCreditNote } from './payment-actions.api';

export function CreditNotes({ payment }: { payment: AdminPayment }) {
  const download = useDownloadCreditNote(payment.id);
  return (
    <>
      {payment.creditNotes.map(({ number, receiptNumber }) => (
        <div key={number}>
          {texts.credit.corrects({ number, receipt: receiptNumber })}{' '}
          <Button
            look="text"
            size="small"
            aria-label={texts.credit.downloadOf({ number })}
            disabled={download.isPending}
            onClick={() => download.mutate(number)}
          >
            {texts.credit.download}
          </Button>
        </div>
      ))}
      {download.isError && (
        <Alert severity="error">{messageOf(download.error, texts.failed)}</Alert>
      )}
    </>
  );
}
