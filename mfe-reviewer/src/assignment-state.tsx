import { IconCheck, IconClose, IconEye, IconMail, type IconProps } from '@plenary/kit/art/icons';
import { Chip, type Tone } from '@plenary/kit/ui';
import type { ComponentType } from 'react';
import type { Assignment } from './reviews.api';

const looks: Record<
  Assignment['status'],
  { tone: Tone; Icon: ComponentType<IconProps>; text: string }
> = {
  invited: { tone: 'indigo', Icon: IconMail, text: 'Invitation' },
  accepted: { tone: 'indigo', Icon: IconEye, text: 'Under review' },
  declined: { tone: 'grey', Icon: IconClose, text: 'Declined' },
  finished: { tone: 'green', Icon: IconCheck, text: 'Finished' },
};

export const kinds: Record<Assignment['paperKind'], string> = {
  'full-paper': 'Full paper',
  poster: 'Poster',
};

export function AssignmentState({ status }: { status: Assignment['status'] }) {
  const { tone, Icon, text } = looks[status];
  return (
    <Chip tone={tone} icon={<Icon />}>
      {text}
    </Chip>
  );
}
