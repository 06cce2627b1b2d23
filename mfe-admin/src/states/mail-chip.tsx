import {
  IconAlertTriangle,
  IconCheck,
  IconClock,
  IconMinus,
  type IconProps,
} from '@plenary/kit/art/icons';
import type { components } from '@plenary/kit/api';
import { Chip, type Tone } from '@plenary/kit/ui';
import type { ComponentType } from 'react';
import { texts } from './texts';

type MailState = components['schemas']['AdminMailRow']['state'];

const looks: Record<MailState, { tone: Tone; Icon: ComponentType<IconProps> }> = {
  queued: { tone: 'amber', Icon: IconClock },
  sent: { tone: 'green', Icon: IconCheck },
  parked: { tone: 'red', Icon: IconAlertTriangle },
  expired: { tone: 'grey', Icon: IconMinus },
};

export function MailChip({ state }: { state: MailState }) {
  const { tone, Icon } = looks[state];
  return (
    <Chip tone={tone} icon={<Icon />}>
      {texts.mails[state]}
    </Chip>
  );
}
