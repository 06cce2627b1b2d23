import {
  IconAlertCircle,
  IconCheck,
  IconClock,
  IconClose,
  IconEye,
  IconFile,
  IconUpload,
} from '@plenary/kit/art/icons';
import { Chip, colours, styled, type Tone } from '@plenary/kit/ui';
import type { ReactNode } from 'react';
import type { Paper, PaperStatus } from './papers.api';
import { texts } from './texts';

const Line = styled('p')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  fontSize: '0.9375rem',
  color: colours.muted,
});

const looks: Record<PaperStatus, [Tone, ReactNode]> = {
  draft: ['grey', <IconFile key="" />],
  submitted: ['indigo', <IconUpload key="" />],
  screening: ['indigo', <IconEye key="" />],
  'under-review': ['indigo', <IconEye key="" />],
  'minor-corrections': ['amber', <IconClock key="" />],
  'major-corrections': ['amber', <IconAlertCircle key="" />],
  resubmitted: ['indigo', <IconUpload key="" />],
  accepted: ['green', <IconCheck key="" />],
  rejected: ['grey', <IconClose key="" />],
  'desk-rejected': ['grey', <IconClose key="" />],
  withdrawn: ['grey', <IconClose key="" />],
};

/** Where a paper stands, its number, and of what kind it is. */
export function PaperState({ paper, children }: { paper: Paper; children?: ReactNode }) {
  const { status, number, kind } = paper;
  const [tone, icon] = looks[status];
  const words = [number === null ? '' : texts.number(number), texts.kind[kind]];
  return (
    <Line>
      <Chip tone={tone} icon={icon}>
        {texts.statuses[status]}
      </Chip>
      {words.filter(Boolean).join(', ')}
      {children}
    </Line>
  );
}
