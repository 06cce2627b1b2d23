import { FormDialog } from '@plenary/kit/dialogs';
import { useForm } from '@plenary/kit/forms';
import * as z from 'zod/mini';
import { useStartDownload } from '../../../shared/downloads.api';
import { problemOf } from '../paper.api';
import type { PaperRow } from '../papers.api';
import { texts } from './texts';

interface DownloadDialogProps {
  rows: PaperRow[];
  onClose: () => void;
}

/** The newest manuscript of each chosen paper in one archive, which the server streams. */
export function DownloadDialog({ rows, onClose }: DownloadDialogProps) {
  const start = useStartDownload();
  const form = useForm({ schema: z.object({}), defaultValues: {} });
  const count = rows.length;
  return (
    <FormDialog
      title={texts.titles.download}
      confirm={texts.confirm.download({ count })}
      keep={texts.cancel}
      form={form}
      error={problemOf(start.error)}
      onClose={onClose}
      onSubmit={async () => {
        const ids = rows.map(({ id }) => id);
        await start.mutateAsync({ kind: 'papers', format: 'zip', sort: 'number', ids });
        onClose();
      }}
    >
      <p>{texts.downloadHint({ count })}</p>
    </FormDialog>
  );
}
