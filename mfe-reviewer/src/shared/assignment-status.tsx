import {
  IconAlertCircle,
  IconCheck,
  IconClose,
  IconEye,
  IconLock,
  IconMail,
  type IconProps,
} from '@plenary/kit/art/icons';
import { reviewStateLabel } from '@plenary/kit/states';
import { Chip, type Tone } from '@plenary/kit/ui';
import type { ComponentType } from 'react';
import type { Assignment } from './reviews.api';
import { texts } from './texts';

interface Look {
  tone: Tone;
  Icon: ComponentType<IconProps>;
}

const looks: Record<Assignment['status'], Look> = {
  invited: { tone: 'indigo', Icon: IconMail },
  accepted: { tone: 'indigo', Icon: IconEye },
  declined: { tone: 'grey', Icon: IconClose },
  submitted: { tone: 'green', Icon: IconCheck },
};

export function isAwaitingReview({ isOpen, status }: Assignment): boolean {
  return isOpen && isPending(status);
}

export function AssignmentStatus({ assignment }: { assignment: Assignment }) {
  const { tone, Icon, text } = chipOf(assignment);
  return (
    <Chip tone={tone} icon={<Icon />}>
      {text}
    </Chip>
  );
}

function chipOf({ status, isOpen, isOverdue }: Assignment): Look & { text: string } {
  if (isOverdue) return { tone: 'red', Icon: IconAlertCircle, text: texts.overdue };
  if (isPending(status) && !isOpen) return { tone: 'grey', Icon: IconLock, text: texts.closed };
  return { ...looks[status], text: reviewStateLabel(status) };
}

function isPending(status: Assignment['status']): boolean {
  return status === 'invited' || status === 'accepted';
}
