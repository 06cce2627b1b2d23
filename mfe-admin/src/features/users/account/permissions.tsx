import { messageOf } from '@plenary/kit/api';
import { ConfirmDialog } from '@plenary/kit/dialogs';
import { formatInstant, useNow } from '@plenary/kit/edition';
import { useAuth } from '@plenary/kit/session';
import { Alert, Button, colours, styled } from '@plenary/kit/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { May } from '../../../shared/may';
import { Block } from '../../../shared/page/columns';
import { fullName } from '../list/user-row';
import { permissionsQuery, useTakePermission, type Held } from '../permissions.api';
import { permissionTexts as texts } from '../../../shared/permissions.texts';
import type { UserActionProps } from '../user.api';
import { GiveDialog } from './give-dialog';

const List = styled('ul')({
  listStyle: 'none',
  '& li': { paddingBlock: 10, borderBlockEnd: `1px solid ${colours.hairline}` },
  '& li > div': { display: 'flex', justifyContent: 'space-between', alignItems: 'start', gap: 12 },
  '& small': { display: 'block' },
  '& button': { flex: 'none' },
});

/** What an admin may do in this area; nothing for other accounts. */
export function Permissions({ user, onDone }: UserActionProps) {
  const isAdmin = user.role === 'admin';
  const { data, error } = useQuery({ ...permissionsQuery(user.id), enabled: isAdmin });
  const [isGiving, setGiving] = useState(false);
  const isOwn = useAuth().user?.id === user.id;
  if (!isAdmin) return null;
  const held = data?.permissions ?? [];
  return (
    <Block>
      <h2>{texts.title}</h2>
      {error && <Alert severity="error">{messageOf(error, texts.notLoaded)}</Alert>}
      {data && held.length === 0 && <p>{texts.none}</p>}
      {held.length > 0 && (
        <List role="list">
          {held.map((each) => (
            <Row key={each.permission} held={each} user={user} onDone={onDone} />
          ))}
        </List>
      )}
      <May right="people:write">
        {isOwn ? (
          <small>{texts.own}</small>
        ) : (
          <div>
            <Button look="outlined" disabled={!data} onClick={() => setGiving(true)}>
              {texts.give}
            </Button>
          </div>
        )}
      </May>
      {isGiving && (
        <GiveDialog user={user} held={held} onDone={onDone} onClose={() => setGiving(false)} />
      )}
    </Block>
  );
}

function Row({ held, user, onDone }: UserActionProps & { held: Held }) {
  const [isTaking, setTaking] = useState(false);
  const take = useTakePermission(user.id);
  const { permission, expiresAt } = held;
  const permissionName = texts.names[permission];
  const name = fullName(user);
  return (
    <li>
      <div>
        <span>
          <strong>{permissionName}</strong>
          <small>{texts.gives[permission]}</small>
          {expiresAt && <End at={expiresAt} />}
        </span>
        <May right="people:write">
          <Button
            look="outlined"
            size="small"
            aria-label={texts.takeNamed({ permission: permissionName })}
            onClick={() => setTaking(true)}
          >
            {texts.take}
          </Button>
        </May>
      </div>
      {isTaking && (
        <ConfirmDialog
          title={texts.takeTitle({ permission: permissionName, name })}
          text={texts.takeText({ name })}
          confirm={texts.takeConfirm}
          keep={texts.cancel}
          error={take.error && messageOf(take.error, texts.failed)}
          onClose={() => setTaking(false)}
          onConfirm={async () => {
            await take.mutateAsync(permission);
            setTaking(false);
            onDone(texts.taken({ permission: permissionName, name }));
          }}
        />
      )}
    </li>
  );
}

function End({ at }: { at: string }) {
  const now = useNow();
  const isOver = now !== null && Date.parse(at) <= now;
  return <small>{(isOver ? texts.ended : texts.until)({ instant: formatInstant(at) })}</small>;
}
