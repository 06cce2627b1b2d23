import { messageOf } from '@plenary/kit/api';
import { FormDialog } from '@plenary/kit/dialogs';
import { TextAreaField, useForm } from '@plenary/kit/forms';
import * as z from 'zod/mini';
import { useDeclareConflict, type BidPaper } from './bids.api';
import { texts } from './texts';

const schema = z.object({
  reason: z.string().check(z.trim(), z.minLength(3, texts.reasonMissing)),
});

interface ConflictDialogProps {
  paper: BidPaper;
  onClose: () => void;
  onDeclared: () => void;
}

export function ConflictDialog({ paper, onClose, onDeclared }: ConflictDialogProps) {
  const declare = useDeclareConflict(paper.id);
  const form = useForm({ schema, defaultValues: { reason: '' } });
  return (
    <FormDialog
      title={texts.conflictTitle}
      text={texts.conflictText}
      onClose={onClose}
      form={form}
      error={declare.error && messageOf(declare.error, texts.conflictFailed)}
      onSubmit={async ({ reason }) => {
        await declare.mutateAsync(reason);
        onClose();
        onDeclared();
      }}
      confirm={texts.declare}
      keep={texts.cancel}
      isDestructive
    >
      <p>{paper.title}</p>
      <TextAreaField name="reason" label={texts.reason} rows={3} maxLength={1000} />
    </FormDialog>
  );
}
