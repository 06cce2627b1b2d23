import { formErrorOf, messageOf } from '@plenary/kit/api';
import { ConfirmDialog, FormDialog } from '@plenary/kit/dialogs';
import { TextField, useForm } from '@plenary/kit/forms';
import { Actions, Alert, Button } from '@plenary/kit/ui';
import { useState } from 'react';
import * as z from 'zod/mini';
import { limitField } from './new-group.schema';
import { useChangeGroup, type AdminGroup } from './groups.api';
import { texts } from './texts';

interface GroupActionsProps {
  group: AdminGroup;
  onDone: (message: string) => void;
}

export function GroupActions({ group, onDone }: GroupActionsProps) {
  const [open, setOpen] = useState<'limit' | 'close'>();
  const change = useChangeGroup(group);
  const { organization } = group;
  const close = () => setOpen(undefined);
  const isClosed = group.state === 'closed';
  return (
    <>
      <Actions>
        <Button look="outlined" size="small" onClick={() => setOpen('limit')}>
          {texts.change}
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
      {open === 'limit' && <LimitDialog group={group} onClose={close} onDone={onDone} />}
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

const schema = z.object({ peopleLimit: limitField });

function LimitDialog({ group, onClose, onDone }: GroupActionsProps & { onClose: () => void }) {
  const change = useChangeGroup(group);
  const { organization, peopleLimit } = group;
  const form = useForm({ schema, defaultValues: { peopleLimit: String(peopleLimit) } });
  return (
    <FormDialog
      title={texts.changeTitle({ organization })}
      text={texts.changeText}
      form={form}
      error={formErrorOf(change.error, texts.failed)}
      confirm={texts.save}
      keep={texts.keep}
      onClose={onClose}
      onSubmit={async ({ peopleLimit: typed }) => {
        await change.mutateAsync({ peopleLimit: Number(typed) });
        onClose();
        onDone(texts.changed);
      }}
    >
      <TextField name="peopleLimit" label={texts.limit} inputMode="numeric" autoComplete="off" />
    </FormDialog>
  );
}
