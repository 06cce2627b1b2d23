import { ApiError, messageOf } from '@plenary/kit/api';
import type { components } from '@plenary/kit/api';
import {
  CheckboxField,
  Form,
  SubmitButton,
  TextAreaField,
  useForm,
  useWatch,
} from '@plenary/kit/forms';
import { useEffect } from 'react';
import * as z from 'zod/mini';
import { Fields } from '../../../shared/drawer/drawer-parts';
import { HoldNotice } from '../../../shared/holds/hold-notice';
import type { Hold } from '../../../shared/holds/holds.api';
import type { Handling, ReplyMutation } from './handling.api';
import { texts } from '../texts';

const MAX_REPLY = 10_000;

const schema = z.object({
  text: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, texts.replyMissing),
      z.maxLength(MAX_REPLY, texts.replyLength({ max: MAX_REPLY })),
    ),
  isDone: z.boolean(),
  isSubmitted: z.boolean(),
});

interface ReplyFormProps {
  item: Handling & {
    id: string;
    email: string;
    hold: Hold | null;
    correspondence: components['schemas']['InboxLetter'][];
  };
  reply: ReplyMutation;
  onDone: (message: string) => void;
}

/** Emails a reply, once its hold has ended. The input is kept until then, so that an undone reply can be corrected. */
export function ReplyForm({ item, reply, onDone }: ReplyFormProps) {
  const form = useForm({
    schema,
    defaultValues: { text: '', isDone: true, isSubmitted: false },
    draftKey: `reply-${item.id}`,
    isSentLater: true,
  });
  const { getValues, reset, setValue } = form;
  const isSubmitted = useWatch({ control: form.control, name: 'isSubmitted' });
  const { correspondence } = item;
  useEffect(() => {
    const text = plain(getValues('text'));
    const isSent = correspondence.some(({ kind, body }) => kind === 'sent' && plain(body) === text);
    if (isSubmitted && isSent) reset();
  }, [correspondence, getValues, isSubmitted, reset]);
  if (item.hold) return <HoldNotice hold={item.hold} />;
  return (
    <Form
      form={form}
      error={reply.isError && problemOf(reply.error)}
      onSubmit={async ({ text, isDone }) => {
        onDone('');
        const { version, state } = item;
        const open = state === 'new' ? 'read' : state;
        await reply.mutateAsync({ text, state: isDone ? 'done' : open, version });
        setValue('isSubmitted', true);
      }}
    >
      <Fields>
        <TextAreaField
          name="text"
          label={texts.reply}
          hint={texts.replyHint({ email: item.email })}
          rows={6}
        />
        <CheckboxField name="isDone" label={texts.replyDone} />
        <div>
          <SubmitButton>{texts.sendReply}</SubmitButton>
        </div>
      </Fields>
    </Form>
  );
}

const plain = (text: string) => text.trim().normalize();

function problemOf(error: Error): string {
  const isStale = error instanceof ApiError && error.body.code === 'CHANGED_MEANWHILE';
  return isStale ? texts.replyStale : messageOf(error, texts.replyFailed);
}
