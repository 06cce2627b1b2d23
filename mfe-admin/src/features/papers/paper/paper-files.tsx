import { IconDownload } from '@plenary/kit/art/icons';
import { Actions, Button } from '@plenary/kit/ui';
import { DownloadStatus } from '../../../shared/download-status';
import { useStartDownload } from '../../../shared/downloads.api';
import type { AdminPaper } from '../paper.api';
import { texts } from '../texts';

/** All versions, newest first. Uploads are downloaded, never rendered in our origin. */
export function PaperFiles({ paper }: { paper: AdminPaper }) {
  const download = useStartDownload();
  const button = (fileId: string, label: string, number: number) => (
    <Button
      look="outlined"
      startIcon={<IconDownload />}
      aria-label={texts.ofVersion({ action: label, number })}
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
          <p>{texts.version({ number, stage: texts.stages[stage], pages })}</p>
          {note && <p>{note}</p>}
          <Actions>
            {button(file.id, texts.downloadPdf, number)}
            {supplement && button(supplement.id, texts.downloadSupplement, number)}
          </Actions>
        </div>
      ))}
      <DownloadStatus download={download} />
    </>
  );
}
