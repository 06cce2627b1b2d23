import { formatInstant } from '@plenary/kit/edition';
import { Chip, EmptyState } from '@plenary/kit/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import { Drawer } from '../../list/drawer';
import { Facts } from '../../list/facts';
import { RoleForm } from './role-form';
import { texts } from './texts';
import { fullName, UserChips } from './user-row';
import type { AdminUser } from './users.api';

export interface UserDrawerProps {
  id: string;
  page: UseQueryResult<{ items: AdminUser[] }>;
  onClose: () => void;
}

/** One account: what is known of it, its role, and whether it may sign in. */
export default function UserDrawer({ id, page, onClose }: UserDrawerProps) {
  const [done, setDone] = useState('');
  const found = page.data?.items.find((each) => each.id === id);
  // A changed account may leave the list's filter; the drawer goes on showing it.
  const [last, setLast] = useState(found);
  const [changed, setChanged] = useState<AdminUser>();
  if (found && found !== last) setLast(found);
  const user = found ?? changed ?? last;

  if (!user) {
    if (page.isPending) return null;
    return (
      <Drawer title={texts.notHere} onClose={onClose}>
        <EmptyState title={texts.notHereHint} />
      </Drawer>
    );
  }

  const onDone = (after: AdminUser, message: string) => {
    setChanged(after);
    setDone(message);
  };
  return (
    <Drawer
      title={fullName(user)}
      chips={
        <>
          <Chip tone="indigo">{texts.roles[user.role]}</Chip>
          <UserChips user={user} />
        </>
      }
      done={done}
      onClose={onClose}
    >
      <Facts
        items={[
          [texts.email, user.email],
          [texts.organization, user.organization],
          [texts.position, user.position],
          [texts.country, user.country],
          [texts.phone, user.phone],
          [
            texts.joined,
            <time key="at" dateTime={user.createdAt}>
              {formatInstant(user.createdAt)}
            </time>,
          ],
        ]}
      />
      <RoleForm key={user.role} user={user} onDone={onDone} />
    </Drawer>
  );
}
