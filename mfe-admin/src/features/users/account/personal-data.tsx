import { messageOf } from '@plenary/kit/api';
import { Actions, Alert, Button } from '@plenary/kit/ui';
import { useState } from 'react';
import { useStartDownload } from '../../../shared/downloads.api';
import { DeleteDialog } from './delete-dialog';
import { texts } from '../texts';
import type { UserActionProps } from '../user.api';
import { Block } from '../../../shared/page/columns';

/** Export and deletion, as the GDPR requires (Articles 15 and 17). */
export function PersonalData({ user, onDone }: UserActionProps) {
  const [isDeleting, setDeleting] = useState(false);
  const download = useStartDownload();
  const start = () =>
    download.mutate(
      { kind: 'person-data', userId: user.id },
      { onSuccess: () => onDone(texts.exported) },
    );
  return (
    <Block>
      <h2>{texts.data}</h2>
      <p>{texts.exportText}</p>
      {download.isError && (
        <Alert severity="error">{messageOf(download.error, texts.exportFailed)}</Alert>
      )}
      <Actions>
        <Button look="outlined" busy={download.isPending} onClick={start}>
          {texts.exportData}
        </Button>
        <Button look="destructive" onClick={() => setDeleting(true)}>
          {texts.delete}
        </Button>
      </Actions>
      {isDeleting && <DeleteDialog user={user} onClose={() => setDeleting(false)} />}
    </Block>
  );
}
