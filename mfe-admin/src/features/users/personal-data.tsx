import { messageOf } from '@plenary/kit/api';
import { Actions, Alert, Button } from '@plenary/kit/ui';
import { useState } from 'react';
import { useDownload } from '../../downloads/downloads.api';
import { DeleteDialog } from './delete-dialog';
import { texts } from './texts';
import type { UserActionProps } from './user-action';
import { Block } from '../../page/columns';

/** What the law asks for: all of a person's data in a file, and its end. */
export function PersonalData({ user, onDone }: UserActionProps) {
  const [isAsking, setAsking] = useState(false);
  const download = useDownload();
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
        <Button look="destructive" onClick={() => setAsking(true)}>
          {texts.remove}
        </Button>
      </Actions>
      {isAsking && <DeleteDialog user={user} onClose={() => setAsking(false)} />}
    </Block>
  );
}
