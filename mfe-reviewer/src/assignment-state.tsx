import {
  IconAlertCircle,
  IconCheck,
  IconClose,
  IconEye,
  IconLock,
  IconMail,
  type IconProps,
} from '@plenary/kit/art/icons';
import { Chip, type Tone } from '@plenary/kit/ui';
import type { ComponentType } from 'react';
import type { Assignment } from './reviews.api';

interface Look {
  tone: Tone;
  Icon: ComponentType<IconProps>;
  text: string;
}

const looks: Record<Assignment['status'], Look> = {
  invited: { tone: 'indigo', Icon: IconMail, text: 'Invitation' },
  accepted: { tone: 'indigo', Icon: IconEye, text: 'Under review' },
  declined: { tone: 'grey', Icon: IconClose, text: 'Declined' },
  finished: { tone: 'green', Icon: IconCheck, text: 'Finished' },
};
const overdue: Look = { tone: 'red', Icon: IconAlertCircle, text: 'Overdue' };
const closed: Look = { tone: 'grey', Icon: IconLock, text: 'Closed' };

export const kinds: Record<Assignment['paperKind'], string> = {
  'full-paper': 'Full paper',
  poster: 'Poster',
};

export function AssignmentState({ assignment }: { assignment: Assignment }) {
  const { tone, Icon, text } = lookOf(assignment);
  return (
    <Chip tone={tone} icon={<Icon />}>
      {text}
    </Chip>
  );
}

function lookOf({ status, isOpen, isOverdue }: Assignment): Look {
  if (isOverdue) return overdue;
  const isPending = status === 'invited' || status === 'accepted';
  return isPending && !isOpen ? closed : looks[status];
}
