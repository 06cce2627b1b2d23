import { formErrorOf } from '@plenary/kit/api';
import { FormDialog } from '@plenary/kit/dialogs';
import { SegmentedField, useForm, useWatch } from '@plenary/kit/forms';
import * as z from 'zod/mini';
import { AccountFields, accountFields, accountOf, missingIn, noAccount } from './account-fields';
import { useEnterAccount, type Refund } from './refunds.api';
import { texts } from './texts';

const schema = z
  .object({ kind: z.enum(['iban', 'other']), account: accountFields })
  .check((context) => {
    const { kind, account } = context.value;
    for (const name of missingIn(kind, account)) {
      context.issues.push({
        code: 'custom',
        message: texts.fields.required,
        path: ['account', name],
        input: account[name],
      });
    }
  });

interface AccountDialogProps {
  refund: Refund;
  onClose: () => void;
  onDone: (message: string) => void;
}

/** An account that the payer gave to finance. */
export function AccountDialog({ refund, onClose, onDone }: AccountDialogProps) {
  const enter = useEnterAccount(refund);
  const form = useForm({
    schema,
    defaultValues: { kind: 'iban' as const, account: { ...noAccount, holder: refund.name } },
  });
  const kind = useWatch({ control: form.control, name: 'kind' });
  return (
    <FormDialog
      title={texts.enterTitle}
      text={texts.enterText({ name: refund.name })}
      onClose={onClose}
      form={form}
      error={formErrorOf(enter.error, texts.actionFailed)}
      onSubmit={async (values) => {
        await enter.mutateAsync(accountOf(values.kind, values.account));
        onClose();
        onDone(texts.entered);
      }}
      confirm={texts.enterSubmit}
      keep={texts.keep}
    >
      <SegmentedField
        name="kind"
        label={texts.prepare.accountFrom}
        options={[
          { value: 'iban', label: texts.fields.iban },
          { value: 'other', label: texts.prepare.from.other },
        ]}
      />
      <AccountFields key={kind} kind={kind} />
    </FormDialog>
  );
}
