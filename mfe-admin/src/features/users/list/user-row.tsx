import { IconAlertTriangle, IconCheck, IconClose } from '@plenary/kit/art/icons';
import { Chip } from '@plenary/kit/ui';
import type { RowShape } from '../../../shared/list/rows/row-shape';
import { Ago } from '../../../shared/details/time';
import { adminPaths } from '../../../paths';
import { texts } from '../texts';
import type { AdminUser } from '../users.api';

export const fullName = ({ firstName, lastName }: Pick<AdminUser, 'firstName' | 'lastName'>) =>
  `${firstName} ${lastName}`;

export const userRow: RowShape<AdminUser> = {
  id: ({ id }) => id,
  href: ({ id }) => adminPaths.user.href({ userId: id }),
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
      cell: ({ createdAt }, now) => <Ago at={createdAt} now={now} />,
    },
  ],
  entry: (user, now) => ({
    value: texts.roles[user.role],
    text: user.email,
    age: <Ago at={user.createdAt} now={now} />,
    foot: <UserChips user={user} />,
  }),
};

export function UserChips({ user }: { user: Pick<AdminUser, 'isEmailVerified' | 'isDisabled'> }) {
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
