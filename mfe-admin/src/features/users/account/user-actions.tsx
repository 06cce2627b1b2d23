import { May } from '../../../shared/may';
import { Permissions } from './permissions';
import { AccountAccess } from './account-access';
import { PersonalData } from './personal-data';
import { RoleForm } from './role-form';
import { Blocks } from '../../../shared/page/columns';
import type { UserActionProps } from '../user.api';
import { TwoFactor } from './two-factor';
import { Sessions } from './sessions';

export function UserActions(props: UserActionProps) {
  return (
    <Blocks area="actions">
      <Permissions {...props} />
      <May right="people:write">
        <RoleForm {...props} />
        <AccountAccess {...props} />
        <TwoFactor {...props} />
        <Sessions {...props} />
        <PersonalData {...props} />
      </May>
    </Blocks>
  );
}
