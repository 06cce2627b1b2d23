import { formErrorOf } from '@plenary/kit/api';
import { FormDialog } from '@plenary/kit/dialogs';
import { CheckboxGroup, RadioCards, TextField, useForm, useWatch } from '@plenary/kit/forms';
import * as z from 'zod/mini';
import { clockAt, useEdition } from '@plenary/kit/edition';
import { fullName } from '../list/user-row';
import { PERMISSIONS, useGrantPermission, type Held, type Permission } from '../permissions.api';
import { permissionTexts as texts } from '../../../shared/permissions.texts';
import { trackName } from './track-name';
import type { UserActionProps } from '../user.api';

interface GrantDialogProps extends UserActionProps {
  held: Held[];
  onClose: () => void;
}

const BY_TOPIC = 'track-chair';

const ANYWHERE_ON_EARTH = 'Etc/GMT+12';

const schema = z
  .object({
    permission: z.enum(PERMISSIONS, { error: () => texts.choose }),
    until: z.string(),
    /** Of the permission by topic, which another grant changes. */
    topicsUntil: z.string(),
    topics: z.array(z.string()),
    tracks: z.array(z.string()),
    hasTracks: z.boolean(),
  })
  .check(({ value: { permission, topics, tracks, hasTracks }, issues }) => {
    if (permission !== BY_TOPIC || topics.length > 0 || tracks.length > 0) return;
    const message = hasTracks ? texts.chooseTracks : texts.chooseTopics;
    issues.push({ code: 'custom', input: topics, path: ['topics'], message });
  });

export function GrantDialog({ user, held, onDone, onClose }: GrantDialogProps) {
  const {
    topics: heldTopics = [],
    tracks: heldTracks = [],
    expiresAt = null,
  } = held.find(({ permission }) => permission === BY_TOPIC) ?? {};
  const edition = useEdition();
  const tracks = [...new Set([...(edition.tracks ?? []).map(({ id }) => id), ...heldTracks])].map(
    (value) => ({ value, label: trackName(edition, value) }),
  );
  const hasTracks = tracks.length > 0;
  const topicsUntil = expiresAt ? clockAt(new Date(expiresAt), ANYWHERE_ON_EARTH).day : '';
  const form = useForm({
    schema,
    defaultValues: {
      ...{ permission: '' as Permission, until: '' },
      ...{ topicsUntil, topics: heldTopics, tracks: heldTracks, hasTracks },
    },
  });
  const chosen = useWatch({ control: form.control, name: 'permission' });
  const fieldOfEnd = chosen === BY_TOPIC ? 'topicsUntil' : 'until';
  const grant = useGrantPermission(user.id);
  const name = fullName(user);
  // Another grant changes the topics.
  const open = PERMISSIONS.filter(
    (each) => each === BY_TOPIC || !held.some(({ permission }) => permission === each),
  );
  const topics = [...new Set([...edition.topics.map((topic) => topic.name), ...heldTopics])];
  const options = open.map((value) => ({
    value,
    title: texts.names[value],
    text: texts.opens[value],
  }));
  return (
    <FormDialog
      title={texts.grantTitle({ name })}
      text={texts.grantText}
      form={form}
      error={formErrorOf(grant.error, texts.failed)}
      confirm={texts.grant}
      keep={texts.cancel}
      onClose={onClose}
      onSubmit={async ({ permission, until, ...ofTopics }) => {
        const isByTopic = permission === BY_TOPIC;
        await grant.mutateAsync({
          permission,
          topics: isByTopic ? ofTopics.topics : [],
          tracks: isByTopic ? ofTopics.tracks : [],
          expiresAt: endOf(permission, isByTopic ? ofTopics.topicsUntil : until),
        });
        onClose();
        onDone(texts.granted({ permission: texts.names[permission], name }));
      }}
    >
      <RadioCards name="permission" label={texts.permission} options={options} isColumn />
      {chosen === BY_TOPIC && hasTracks && (
        <CheckboxGroup
          name="tracks"
          label={texts.tracks}
          hint={texts.tracksHint}
          options={tracks}
          optional
        />
      )}
      {chosen === BY_TOPIC && (
        <CheckboxGroup
          name="topics"
          label={texts.topics}
          hint={hasTracks ? texts.topicsHintWithTracks : texts.topicsHint}
          optional={hasTracks}
          options={topics.map((value) => ({ value, label: value }))}
        />
      )}
      {chosen !== 'owner' && (
        <TextField
          key={fieldOfEnd}
          name={fieldOfEnd}
          type="date"
          label={texts.lastDay}
          hint={chosen === 'check-in' ? texts.lastDayHintOfEvent : texts.lastDayHint}
          optional
        />
      )}
    </FormDialog>
  );
}

/** The day ends when it ends everywhere on Earth. */
function endOf(permission: Permission, day: string): string | null {
  if (permission === 'owner' || day === '') return null;
  return new Date(`${day}T23:59:59.999-12:00`).toISOString();
}
