import { IconAlertTriangle, IconCheck, IconClose } from '@plenary/kit/art/icons';
import { Chip } from '@plenary/kit/ui';
import { age } from '../../list/age';
import type { RowShape } from '../../list/row-shape';
import { texts } from './texts';
import type { AdminUser } from './users.api';

export const fullName = ({ firstName, lastName }: AdminUser) => `${firstName} ${lastName}`;

export const userRow: RowShape<AdminUser> = {
  id: ({ id }) => id,
  head: texts.name,
  sort: { by: 'name', kind: 'text' },
  title: fullName,
  note: ({ organization }) => organization,
  columns: [
    { head: texts.email, cell: ({ email }) => email },
    { head: texts.role, cell: ({ role }) => texts.roles[role] },
    { head: texts.verification, cell: (user) => <UserChips user={user} /> },
    {
      head: texts.joined,
      sort: { by: 'createdAt', kind: 'time' },
      isNumeric: true,
      cell: ({ createdAt }, now) => <time dateTime={createdAt}>{age(createdAt, now)}</time>,
    },
  ],
  entry: (user, now) => ({
    value: texts.roles[user.role],
    text: user.email,
    age: <time dateTime={user.createdAt}>{age(user.createdAt, now)}</time>,
    foot: <UserChips user={user} />,
  }),
};

/** Whether the address is verified, and whether the account may sign in. */
export function UserChips({ user }: { user: AdminUser }) {
  return (
    <>
      {user.isEmailVerified ? (
        <Chip tone="green" icon={<IconCheck />}>
          {texts.verified}
        </Chip>
      ) : (
        <Chip tone="amber" icon={<IconAlertTriangle />}>
          {texts.unverified}
        </Chip>
      )}{' '}
      {user.isDisabled && (
        <Chip tone="grey" icon={<IconClose />}>
          {texts.disabled}
        </Chip>
      )}
    </>
  );
}
