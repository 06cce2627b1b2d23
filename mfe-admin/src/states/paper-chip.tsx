import {
  IconAlertTriangle,
  IconCheck,
  IconClock,
  IconClose,
  IconEdit,
  IconEyeOff,
  IconFile,
  IconMinus,
  IconUsers,
  type IconProps,
} from '@plenary/kit/art/icons';
import type { components } from '@plenary/kit/api';
import { Chip, type Tone } from '@plenary/kit/ui';
import type { ComponentType } from 'react';
import { texts } from './texts';

type PaperStatus = components['schemas']['AdminPaperRow']['status'];

const looks: Record<PaperStatus, { tone: Tone; Icon: ComponentType<IconProps> }> = {
  draft: { tone: 'grey', Icon: IconEdit },
  submitted: { tone: 'indigo', Icon: IconFile },
  screening: { tone: 'indigo', Icon: IconFile },
  'under-review': { tone: 'amber', Icon: IconUsers },
  decided: { tone: 'indigo', Icon: IconEyeOff },
  'minor-corrections': { tone: 'amber', Icon: IconEdit },
  'major-corrections': { tone: 'amber', Icon: IconEdit },
  resubmitted: { tone: 'indigo', Icon: IconFile },
  verified: { tone: 'indigo', Icon: IconEyeOff },
  accepted: { tone: 'green', Icon: IconCheck },
  rejected: { tone: 'grey', Icon: IconClose },
  'desk-rejected': { tone: 'grey', Icon: IconClose },
  withdrawn: { tone: 'grey', Icon: IconMinus },
};

export function PaperChip({ status }: { status: PaperStatus }) {
  const { tone, Icon } = looks[status];
  return (
    <Chip tone={tone} icon={<Icon />}>
      {texts.papers[status]}
    </Chip>
  );
}

/** A promised date that is over. */
export function OverdueChip({ children }: { children: string }) {
  return (
    <Chip tone="red" icon={<IconAlertTriangle />}>
      {children}
    </Chip>
  );
}

export function WaitingChip({ children }: { children: string }) {
  return (
    <Chip tone="amber" icon={<IconClock />}>
      {children}
    </Chip>
  );
}
