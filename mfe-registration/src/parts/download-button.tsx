import { beginDownload, messageOf } from '@plenary/kit/api';
import { IconDownload } from '@plenary/kit/art/icons';
import { Alert, Button } from '@plenary/kit/ui';
import { useMutation } from '@tanstack/react-query';
import { askForDocument, type DocumentKind } from '../registration/documents.api';

interface DownloadButtonProps {
  document: DocumentKind;
  paymentId: string;
  label: string;
  failed: string;
}

/** Downloads a PDF that belongs to a payment. */
export function DownloadButton({ document, paymentId, label, failed }: DownloadButtonProps) {
  const download = useMutation({
    mutationFn: async () => beginDownload(await askForDocument(document, paymentId)),
  });
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
