import { messageOf } from '@plenary/kit/api';
import { IconDownload } from '@plenary/kit/art/icons';
import { Actions, Alert, Button, VisuallyHidden } from '@plenary/kit/ui';
import { useDownload } from '../../downloads/downloads.api';
import type { AdminPaper } from './paper.api';
import { texts } from './texts';

/** Every version that was handed in, the newest first; to be saved, never shown inside the product. */
export function PaperFiles({ paper }: { paper: AdminPaper }) {
  const download = useDownload();
  const button = (fileId: string, label: string, number: number) => (
    <Button
      look="outlined"
      startIcon={<IconDownload />}
      aria-label={`${label} (${number})`}
      onClick={() => download.mutate({ kind: 'file', fileId })}
    >
      {label}
    </Button>
  );
  return (
    <>
      <h3>{texts.files}</h3>
      {paper.versions.length === 0 && <p>{texts.noFiles}</p>}
      {paper.versions.map(({ id, number, stage, pages, note, file, supplement }) => (
        <div key={id}>
          <p>{texts.version(number, texts.stages[stage], pages)}</p>
          {note && <p>{note}</p>}
          <Actions>
            {button(file.id, texts.downloadPdf, number)}
            {supplement && button(supplement.id, texts.downloadSupplement, number)}
          </Actions>
        </div>
      ))}
      <VisuallyHidden role="status">{download.isSuccess && texts.downloading}</VisuallyHidden>
      {download.isError && (
        <Alert severity="error">{messageOf(download.error, texts.downloadFailed)}</Alert>
      )}
    </>
  );
}
