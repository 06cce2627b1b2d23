import { messageOf } from '@plenary/kit/api';
import { ConfirmDialog } from '@plenary/kit/dialogs';
import { paths } from '@plenary/kit/paths';
import { Actions, Button, Link } from '@plenary/kit/ui';
import { useState } from 'react';
import { adminPaths } from '../../../paths';
import { Facts } from '../../../shared/details/facts';
import { Instant } from '../../../shared/details/time';
import { Drawer } from '../../../shared/drawer/drawer';
import { May } from '../../../shared/may';
import { useClearAddress, type BouncedAddress } from './bounced-addresses.api';
import { texts } from './texts';

interface BouncedDrawerProps {
  address: BouncedAddress;
  onCleared: () => void;
  onClose: () => void;
}

export function BouncedDrawer({ address, onCleared, onClose }: BouncedDrawerProps) {
  const [isAsking, setAsking] = useState(false);
  const clear = useClearAddress(address);
  const { email, reason, since, notSent } = address;
  const q = `?q=${encodeURIComponent(email)}`;
  return (
    <Drawer title={email} onClose={onClose}>
      <Facts
        items={[
          [texts.reason, reason],
          [texts.since, <Instant key="since" at={since} />],
          [texts.notSent, notSent],
        ]}
      />
      <p>{texts.explain}</p>
      <Actions>
        <Link to={adminPaths.emails.href() + q}>{texts.emails}</Link>
        <May right="people:read">
          <Link to={paths.adminUsers.href() + q}>{texts.person}</Link>
        </May>
      </Actions>
      <May right="emails:write">
        <Actions>
          <Button onClick={() => setAsking(true)}>{texts.clear}</Button>
        </Actions>
      </May>
      {isAsking && (
        <ConfirmDialog
          title={texts.clearTitle({ email })}
          text={texts.clearText}
          confirm={texts.clear}
          keep={texts.keep}
          isDestructive={false}
          error={clear.error && messageOf(clear.error, texts.clearFailed)}
          onClose={() => setAsking(false)}
          onConfirm={async () => {
            await clear.mutateAsync();
            onCleared();
          }}
        />
      )}
    </Drawer>
  );
}
