import { Form, SelectField, SubmitButton, useForm } from '@plenary/kit/forms';
import { useState } from 'react';
import * as z from 'zod/mini';
import { ChangeDialog } from './change-dialog';
import { texts } from './texts';
import type { UserActionProps } from './user-action';
import { Block } from '../../page/columns';
import { fullName } from './user-row';
import type { Role } from './users.api';

const roles: Role[] = ['researcher', 'reviewer', 'admin'];
const options = roles.map((value) => ({ value, label: texts.roles[value] }));

const schemaOf = (current: Role) =>
  z.object({
    role: z.enum(roles).check(z.refine((role) => role !== current, texts.sameRole)),
  });

/** Another role, once it was asked whether that is meant. */
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
          title={texts.roleHeading(name, texts.asRole[chosen])}
          text={texts.roleText(name)}
          confirm={texts.saveRole}
          own={texts.ownRole}
          done={texts.roleSaved(name, texts.asRole[chosen])}
          onDone={onDone}
          onClose={() => setChosen(undefined)}
        />
      )}
    </Block>
  );
}
