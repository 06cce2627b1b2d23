import { AccountAccess } from './account-access';
import { PersonalData } from './personal-data';
import { RoleForm } from './role-form';
import { Blocks } from './user-columns';
import { UserSessions } from './user-sessions';
import type { Person } from './user.api';

export interface UserActionProps {
  user: Person;
  /** Called with what to announce. */
  onDone: (message: string) => void;
}

/** What an admin may do with an account. */
export function UserActions(props: UserActionProps) {
  return (
    <Blocks area="actions">
      <RoleForm {...props} />
      <AccountAccess {...props} />
      <UserSessions {...props} />
      <PersonalData {...props} />
    </Blocks>
  );
}
