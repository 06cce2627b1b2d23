import { messageOf } from '@plenary/kit/api';
import { Form, SelectField, SubmitButton, useForm } from '@plenary/kit/forms';
import { Button } from '@plenary/kit/ui';
import { useState } from 'react';
import * as z from 'zod/mini';
import { Fields, Foot } from '../../list/drawer-parts';
import { DisableDialog, type UserChangeProps } from './disable-dialog';
import { texts } from './texts';
import { fullName } from './user-row';
import { useUserChange } from './users.api';

const schema = z.object({ role: z.enum(['researcher', 'reviewer', 'admin']) });

const options = schema.shape.role.options.map((value) => ({ value, label: texts.roles[value] }));

/** Another role, and whether the account may sign in at all. */
export function RoleForm({ user, onDone }: UserChangeProps) {
  const form = useForm({ schema, defaultValues: { role: user.role } });
  const change = useUserChange(user);
  const [isAsking, setAsking] = useState(false);
  const name = fullName(user);

  async function saveRole({ role }: z.output<typeof schema>) {
    const after = await change.mutateAsync({ role });
    onDone(after, texts.roleSaved(name, texts.roles[role].toLowerCase()));
  }

  const enable = () =>
    change.mutate(
      { disabled: false },
      { onSuccess: (after) => onDone(after, texts.isEnabled(name)) },
    );

  return (
    <>
      <Form
        form={form}
        error={change.error && messageOf(change.error, texts.failed)}
        onSubmit={saveRole}
      >
        <Fields>
          <h3>{texts.changeRole}</h3>
          <SelectField name="role" label={texts.newRole} hint={texts.roleHint} options={options} />
        </Fields>
        <Foot>
          <SubmitButton>{texts.saveRole}</SubmitButton>
          {user.isDisabled ? (
            <Button look="outlined" onClick={enable}>
              {texts.enable}
            </Button>
          ) : (
            <Button look="destructive" onClick={() => setAsking(true)}>
              {texts.disable}
            </Button>
          )}
        </Foot>
      </Form>
      {isAsking && <DisableDialog user={user} onDone={onDone} onClose={() => setAsking(false)} />}
    </>
  );
}
