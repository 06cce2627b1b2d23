import { api, formErrorOf, unwrap } from '@plenary/kit/api';
import { FormDialog } from '@plenary/kit/dialogs';
import { formatInstant } from '@plenary/kit/edition';
import { TextAreaField, TextField, useForm } from '@plenary/kit/forms';
import { Button } from '@plenary/kit/ui';
import { useState } from 'react';
import * as z from 'zod/mini';
import { Facts } from '../../../shared/details/facts';
import { MayAct } from '../may-act';
import { usePaperAction, type AdminPaper, type PaperActionProps } from '../paper.api';
import { texts } from './response-end.texts';

const reason = z.string().check(z.trim(), z.minLength(3, texts.reasonMissing), z.maxLength(1000));
const changeSchema = z.object({
  lastDay: z.string().check(z.minLength(1, texts.lastDayMissing)),
  reason,
});
const undoSchema = z.object({ reason });

type End = NonNullable<AdminPaper['responseEnd']>;

/** When responses of this paper close, and acts that change it; nothing while they have no end. */
export function ResponseEnd(props: PaperActionProps) {
  const { paper } = props;
  const [open, setOpen] = useState<'change' | 'undo'>();
  const end = paper.responseEnd;
  if (!end) return null;
  const time = formatInstant(end.closesAt);
  const isLater = end.ownEnd === end.closesAt;
  const act = { ...props, end, onClose: () => setOpen(undefined) };
  return (
    <div>
      <Facts items={[[texts.closes, isLater ? texts.own({ time }) : time]]} />
      <MayAct paper={paper}>
        <Button look="text" onClick={() => setOpen('change')}>
          {texts.change}
        </Button>
        {end.ownEnd && (
          <Button look="text" onClick={() => setOpen('undo')}>
            {texts.undo}
          </Button>
        )}
      </MayAct>
      {open === 'change' && <Change {...act} />}
      {open === 'undo' && <Undo {...act} />}
    </div>
  );
}

type ActProps = PaperActionProps & { end: End; onClose: () => void };

function Change({ end, onClose, ...props }: ActProps) {
  const { number, owner } = props.paper;
  const form = useForm({ schema: changeSchema, defaultValues: { lastDay: '', reason: '' } });
  const choose = useChoice(props, end);
  return (
    <FormDialog
      title={texts.changeTitle({ number: String(number) })}
      text={texts.changeText({ time: formatInstant(end.closesAt), name: owner.name })}
      form={form}
      error={formErrorOf(choose.error, texts.failed)}
      confirm={texts.change}
      keep={texts.cancel}
      onClose={onClose}
      onSubmit={async (choice) => {
        await choose.mutateAsync(choice);
        onClose();
        props.onDone(texts.done({ name: owner.name }));
      }}
    >
      <TextField name="lastDay" type="date" label={texts.lastDay} hint={texts.lastDayHint} />
      <TextAreaField name="reason" label={texts.reason} rows={3} maxLength={1000} />
    </FormDialog>
  );
}

function Undo({ end, onClose, ...props }: ActProps) {
  const { number, owner } = props.paper;
  const form = useForm({ schema: undoSchema, defaultValues: { reason: '' } });
  const choose = useChoice(props, end);
  return (
    <FormDialog
      title={texts.undoTitle}
      text={texts.undoText({ number: String(number), name: owner.name })}
      form={form}
      error={formErrorOf(choose.error, texts.failed)}
      confirm={texts.undo}
      keep={texts.cancel}
      onClose={onClose}
      onSubmit={async (choice) => {
        await choose.mutateAsync({ ...choice, lastDay: null });
        onClose();
        props.onDone(texts.done({ name: owner.name }));
      }}
    >
      <TextAreaField name="reason" label={texts.reason} rows={3} maxLength={1000} />
    </FormDialog>
  );
}

const useChoice = ({ paper: { id } }: PaperActionProps, { ownEnd }: End) =>
  usePaperAction(id, (choice: { lastDay: string | null; reason: string }) =>
    unwrap(
      api.POST('/api/v1/admin/papers/{id}/response-end', {
        params: { path: { id } },
        body: { ...choice, seen: ownEnd },
      }),
    ),
  );
