import { formErrorOf } from '@plenary/kit/api';
import { FormDialog } from '@plenary/kit/dialogs';
import { RadioCards, TextField, useForm, useWatch } from '@plenary/kit/forms';
import * as z from 'zod/mini';
import { fullName } from '../list/user-row';
import { PERMISSIONS, useGrantPermission, type Held, type Permission } from '../permissions.api';
import { permissionTexts as texts } from '../../../shared/permissions.texts';
import type { UserActionProps } from '../user.api';

interface GrantDialogProps extends UserActionProps {
  held: Held[];
  onClose: () => void;
}

const schema = z.object({
  permission: z.enum(PERMISSIONS, { error: () => texts.choose }),
  until: z.string(),
});

export function GrantDialog({ user, held, onDone, onClose }: GrantDialogProps) {
  const form = useForm({ schema, defaultValues: { permission: '' as Permission, until: '' } });
  const chosen = useWatch({ control: form.control, name: 'permission' });
  const grant = useGrantPermission(user.id);
  const name = fullName(user);
  const open = PERMISSIONS.filter((each) => !held.some(({ permission }) => permission === each));
  const options = open.map((value) => ({
    value,
    title: texts.names[value],
    text: texts.opens[value],
  }));
  return (
    <FormDialog
      title={texts.grantTitle({ name })}
      text={texts.grantText}
      form={form}
      error={formErrorOf(grant.error, texts.failed)}
      confirm={texts.grant}
      keep={texts.cancel}
      onClose={onClose}
      onSubmit={async ({ permission, until }) => {
        await grant.mutateAsync({ permission, expiresAt: endOf(permission, until) });
        onClose();
        onDone(texts.granted({ permission: texts.names[permission], name }));
      }}
    >
      <RadioCards name="permission" label={texts.permission} options={options} isColumn />
      {chosen !== 'owner' && (
        <TextField
          name="until"
          type="date"
          label={texts.lastDay}
          hint={texts.lastDayHint}
          optional
        />
      )}
    </FormDialog>
  );
}

/** The day ends when it ends everywhere on Earth. */
function endOf(permission: Permission, day: string): string | null {
  if (permission === 'owner' || day === '') return null;
  return new Date(`${day}T23:59:59.999-12:00`).toISOString();
}
