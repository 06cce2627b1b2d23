import { messageOf } from '@plenary/kit/api';
import { IconDownload } from '@plenary/kit/art/icons';
import { Alert, Button } from '@plenary/kit/ui';
import { useDownloadDocument, type DocumentKind } from './payments.api';

interface DocumentButtonProps {
  document: DocumentKind;
  /** Of a credit note. */
  number?: string;
  paymentId: string;
  label: string;
  failed: string;
}

export function DocumentButton({
  document,
  number,
  paymentId,
  label,
  failed,
}: DocumentButtonProps) {
  const download = useDownloadDocument(document, paymentId, number);
  return (
    <>
      <Button
        look="outlined"
        size="small"
        startIcon={<IconDownload />}
        busy={download.isPending}
        onClick={() => download.mutate()}
      >
        {label}
      </Button>
      {download.isError && <Alert severity="error">{messageOf(download.error, failed)}</Alert>}
    </>
  );
}
