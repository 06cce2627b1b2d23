import { messageOf } from '@plenary/kit/api';
import { Alert, Button } from '@plenary/kit/ui';
import { type InvoiceSubject, useDownloadInvoice } from './invoices.api';
import { texts } from './texts';

const files = [
  { document: 'invoice', format: texts.pdf },
  { document: 'invoice-xml', format: texts.xml },
] as const;

export function InvoiceFiles({ of, number }: { of: InvoiceSubject; number: string }) {
  const download = useDownloadInvoice(of);
  return (
    <>
      {files.map(({ document, format }) => (
        <Button
          key={document}
          look="text"
          size="small"
          aria-label={texts.download({ format, number })}
          disabled={download.isPending}
          onClick={() => download.mutate({ document, number })}
        >
          {format}
        </Button>
      ))}
      {download.isError && (
        <Alert severity="error">{messageOf(download.error, texts.failed)}</Alert>
      )}
    </>
  );
}
