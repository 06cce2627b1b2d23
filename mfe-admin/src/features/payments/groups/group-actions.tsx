import { messageOf } from '@plenary/kit/api';
import { ConfirmDialog } from '@plenary/kit/dialogs';
import { Actions, Alert, Button } from '@plenary/kit/ui';
import { useState } from 'react';
import { lazyPart } from '../../../shared/lazy-part';
import { useChangeGroup, type AdminGroup } from './groups.api';
import { texts } from './texts';

const EditDialog = lazyPart(() => import('./edit-dialog'));

interface GroupActionsProps {
  group: AdminGroup;
  onDone: (message: string) => void;
}

export function GroupActions({ group, onDone }: GroupActionsProps) {
  const [open, setOpen] = useState<'edit' | 'close'>();
  const change = useChangeGroup(group);
  const { organization } = group;
  const close = () => setOpen(undefined);
  const isClosed = group.state === 'closed';
  return (
    <>
      <Actions>
        <Button look="outlined" size="small" onClick={() => setOpen('edit')}>
          {texts.edit}
        </Button>
        {isClosed ? (
          <Button
            look="outlined"
            size="small"
            busy={change.isPending}
            onClick={() =>
              change.mutate({ closesAt: null }, { onSuccess: () => onDone(texts.reopened) })
            }
          >
            {texts.reopen}
          </Button>
        ) : (
          <Button look="destructive" size="small" onClick={() => setOpen('close')}>
            {texts.close}
          </Button>
        )}
      </Actions>
      {isClosed && change.isError && (
        <Alert severity="error">{messageOf(change.error, texts.failed)}</Alert>
      )}
      {open === 'edit' && <EditDialog group={group} onClose={close} onDone={onDone} />}
      {open === 'close' && (
        <ConfirmDialog
          title={texts.closeTitle({ organization })}
          text={texts.closeText}
          confirm={texts.close}
          keep={texts.keep}
          error={change.error && messageOf(change.error, texts.failed)}
          onClose={close}
          onConfirm={async () => {
            await change.mutateAsync({ closesAt: new Date().toISOString() });
            close();
            onDone(texts.closed);
          }}
        />
      )}
    </>
  );
}
