import { messageOf } from '@plenary/kit/api';
import { ConfirmDialog } from '@plenary/kit/dialogs';
import { formatInstant, useEdition, useNow } from '@plenary/kit/edition';
import { formatList } from '@plenary/kit/i18n';
import { useUser } from '@plenary/kit/session';
import { Alert, Button, colours, styled } from '@plenary/kit/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { May } from '../../../shared/may';
import { Block } from '../../../shared/page/columns';
import { fullName } from '../list/user-row';
import { permissionsQuery, useRevokePermission, type Held } from '../permissions.api';
import { permissionTexts as texts } from '../../../shared/permissions.texts';
import type { UserActionProps } from '../user.api';
import { GrantDialog } from './grant-dialog';
import { trackName } from './track-name';

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
  const [isGranting, setGranting] = useState(false);
  const isOwn = useUser()?.id === user.id;
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
            <Button look="outlined" disabled={!data} onClick={() => setGranting(true)}>
              {texts.grant}
            </Button>
          </div>
        )}
      </May>
      {isGranting && (
        <GrantDialog user={user} held={held} onDone={onDone} onClose={() => setGranting(false)} />
      )}
    </Block>
  );
}

function Row({ held, user, onDone }: UserActionProps & { held: Held }) {
  const [isRevoking, setRevoking] = useState(false);
  const revoke = useRevokePermission(user.id);
  const { permission, topics, tracks, expiresAt } = held;
  const edition = useEdition();
  const permissionName = texts.names[permission];
  const name = fullName(user);
  return (
    <li>
      <div>
        <span>
          <strong>{permissionName}</strong>
          <small>{texts.opens[permission]}</small>
          {tracks.length > 0 && (
            <small>
              {texts.ofTracks({ tracks: formatList(tracks.map((id) => trackName(edition, id))) })}
            </small>
          )}
          {topics.length > 0 && <small>{texts.ofTopics({ topics: formatList(topics) })}</small>}
          {expiresAt && <End at={expiresAt} />}
        </span>
        <May right="people:write">
          <Button
            look="outlined"
            size="small"
            aria-label={texts.revokeNamed({ permission: permissionName })}
            onClick={() => setRevoking(true)}
          >
            {texts.revoke}
          </Button>
        </May>
      </div>
      {isRevoking && (
        <ConfirmDialog
          title={texts.revokeTitle({ permission: permissionName, name })}
          text={texts.revokeText({ name })}
          confirm={texts.revokeConfirm}
          keep={texts.cancel}
          error={revoke.error && messageOf(revoke.error, texts.failed)}
          onClose={() => setRevoking(false)}
          onConfirm={async () => {
            await revoke.mutateAsync(permission);
            setRevoking(false);
            onDone(texts.revoked({ permission: permissionName, name }));
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
