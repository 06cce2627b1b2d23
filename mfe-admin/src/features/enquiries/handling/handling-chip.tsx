import { IconCheck, IconEye, IconMail, type IconProps } from '@plenary/kit/art/icons';
import { Chip, type Tone } from '@plenary/kit/ui';
import type { ComponentType } from 'react';
import { texts } from '../texts';
import type { HandlingStatus } from './handling.api';

const looks: Record<HandlingStatus, { tone: Tone; Icon: ComponentType<IconProps> }> = {
  new: { tone: 'indigo', Icon: IconMail },
  read: { tone: 'amber', Icon: IconEye },
  done: { tone: 'green', Icon: IconCheck },
};

export function HandlingChip({ status }: { status: HandlingStatus }) {
  const { tone, Icon } = looks[status];
  return (
    <Chip tone={tone} icon={<Icon />}>
      {texts.statuses[status]}
    </Chip>
  );
}

export const statusOptions = (['new', 'read', 'done'] satisfies HandlingStatus[]).map((value) => ({
  value,
  label: texts.statuses[value],
}));
