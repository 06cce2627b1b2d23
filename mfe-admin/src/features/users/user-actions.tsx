import { AccountAccess } from './account-access';
import { PersonalData } from './personal-data';
import { RoleForm } from './role-form';
import type { UserActionProps } from './user-action';
import { Blocks } from '../../page/columns';
import { UserSecondStep } from './user-second-step';
import { UserSessions } from './user-sessions';

/** What an admin may do with an account. */
export function UserActions(props: UserActionProps) {
  return (
    <Blocks area="actions">
      <RoleForm {...props} />
      <AccountAccess {...props} />
      <UserSecondStep {...props} />
      <UserSessions {...props} />
      <PersonalData {...props} />
    </Blocks>
  );
}
