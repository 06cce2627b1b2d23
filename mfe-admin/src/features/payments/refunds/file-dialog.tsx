import { messageOf } from '@plenary/kit/api';
import { DialogFrame, FormDialog } from '@plenary/kit/dialogs';
import { CheckboxGroup, useForm } from '@plenary/kit/forms';
import { Actions, Button } from '@plenary/kit/ui';
import { useQuery } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { ListSkeleton } from '../../../shared/list/list-skeleton';
import { amountIn } from './refund-row';
import { readyRefundsQuery, usePrepareFile, type Refund } from './refunds.api';
import { texts } from './texts';

interface FileDialogProps {
  onClose: () => void;
  onDone: (message: string) => void;
}

/** A bank file of refunds that are ready, all chosen at first. */
export function FileDialog({ onClose, onDone }: FileDialogProps) {
  const ready = useQuery(readyRefundsQuery());
  // Others are sent by the provider of their payment page.
  const forBank = ready.data?.items.filter(({ gateway }) => gateway === null) ?? [];
  if (forBank.length > 0) {
    return <Choices refunds={forBank} onClose={onClose} onDone={onDone} />;
  }
  const { files } = texts;
  return (
    <DialogFrame title={files.createTitle} onClose={onClose}>
      {ready.isPending && <ListSkeleton />}
      {ready.data && <p>{files.nothingReady}</p>}
      {ready.error && <p role="alert">{messageOf(ready.error, texts.actionFailed)}</p>}
      <Actions>
        <Button look="outlined" onClick={onClose}>
          {texts.keep}
        </Button>
      </Actions>
    </DialogFrame>
  );
}

const schema = z.object({
  refundIds: z.array(z.string()).check(z.minLength(1, texts.files.chooseOne)),
});

function Choices({ refunds, onClose, onDone }: FileDialogProps & { refunds: Refund[] }) {
  const prepare = usePrepareFile();
  const { files } = texts;
  const form = useForm({ schema, defaultValues: { refundIds: refunds.map(({ id }) => id) } });
  return (
    <FormDialog
      title={files.createTitle}
      text={files.createText}
      onClose={onClose}
      form={form}
      error={prepare.error && messageOf(prepare.error, texts.actionFailed)}
      onSubmit={async ({ refundIds }) => {
        const { batches } = await prepare.mutateAsync(
          // Others may have gone since they were chosen.
          refundIds.filter((id) => refunds.some((refund) => refund.id === id)),
        );
        onClose();
        onDone(files.created({ count: batches.length }));
      }}
      confirm={files.create}
      keep={texts.keep}
    >
      <CheckboxGroup
        name="refundIds"
        label={files.refunds}
        options={refunds.map(({ id, name, pay, account }) => ({
          value: id,
          label: files.choice({ name, amount: amountIn(pay), account: account ?? '' }),
        }))}
      />
    </FormDialog>
  );
}
