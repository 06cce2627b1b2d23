import { IconCheck, IconLock, IconUsers } from '@plenary/kit/art/icons';
import { Chip, type Tone } from '@plenary/kit/ui';
import type { ReactNode } from 'react';
import type { Group } from './groups.api';
import { texts } from './texts';

const looks: Record<Group['state'], [Tone, ReactNode]> = {
  open: ['green', <IconCheck key="open" />],
  full: ['indigo', <IconUsers key="full" />],
  closed: ['grey', <IconLock key="closed" />],
};

export function GroupChip({ state }: { state: Group['state'] }) {
  const [tone, icon] = looks[state];
  return (
    <Chip tone={tone} icon={icon}>
      {texts.states[state]}
    </Chip>
  );
}
