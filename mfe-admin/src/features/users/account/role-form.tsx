import { Form, SelectField, SubmitButton, useForm } from '@plenary/kit/forms';
import { useState } from 'react';
import * as z from 'zod/mini';
import { ChangeDialog } from './change-dialog';
import { texts } from '../texts';
import type { UserActionProps } from '../user.api';
import { Block } from '../../../shared/page/columns';
import { fullName } from '../list/user-row';
import type { Role } from '../users.api';

const roles: Role[] = ['researcher', 'reviewer', 'admin'];
const options = roles.map((value) => ({ value, label: texts.roles[value] }));

const schemaOf = (current: Role) =>
  z.object({
    role: z.enum(roles).check(z.refine((role) => role !== current, texts.sameRole)),
  });

export function RoleForm({ user, onDone }: UserActionProps) {
  const form = useForm({ schema: schemaOf(user.role), defaultValues: { role: user.role } });
  const [chosen, setChosen] = useState<Role>();
  const name = fullName(user);
  return (
    <Block>
      <h2>{texts.changeRole}</h2>
      <Form form={form} onSubmit={({ role }) => setChosen(role)}>
        <SelectField name="role" label={texts.newRole} hint={texts.roleHint} options={options} />
        <div>
          <SubmitButton look="outlined">{texts.saveRole}</SubmitButton>
        </div>
      </Form>
      {chosen && (
        <ChangeDialog
          user={user}
          change={{ role: chosen }}
          title={texts.roleTitles[chosen]({ name })}
          text={texts.roleText({ name })}
          confirm={texts.saveRole}
          own={texts.ownRole}
          done={texts.roleSaved[chosen]({ name })}
          onDone={onDone}
          onClose={() => setChosen(undefined)}
        />
      )}
    </Block>
  );
}
