import { IconCheck, IconEye, IconMail, type IconProps } from '@plenary/kit/art/icons';
import { Chip, type Tone } from '@plenary/kit/ui';
import type { ComponentType } from 'react';
import type { LetterState } from './letter-change';
import { texts } from './texts';

const looks: Record<LetterState, { tone: Tone; Icon: ComponentType<IconProps> }> = {
  new: { tone: 'indigo', Icon: IconMail },
  read: { tone: 'amber', Icon: IconEye },
  done: { tone: 'green', Icon: IconCheck },
};

export function LetterChip({ state }: { state: LetterState }) {
  const { tone, Icon } = looks[state];
  return (
    <Chip tone={tone} icon={<Icon />}>
      {texts.states[state]}
    </Chip>
  );
}
