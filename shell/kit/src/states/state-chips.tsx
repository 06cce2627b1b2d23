import { Chip, type Tone } from '@plenary/kit/ui';
import type { ComponentType } from 'react';
import {
  IconAlertTriangle,
  IconCheck,
  IconClock,
  IconClose,
  IconEdit,
  IconEye,
  IconEyeOff,
  IconFile,
  IconMinus,
  IconUpload,
  type IconProps,
} from '../art/icons';
import { emailStateLabel, paperStateLabel, paymentStateLabel } from './labels';
import type { EmailState, PaperState, PaymentState } from './states';

type Look = [Tone, ComponentType<IconProps>];

const papers: Record<PaperState, Look> = {
  draft: ['grey', IconFile],
  returned: ['amber', IconEdit],
  submitted: ['indigo', IconUpload],
  screening: ['indigo', IconFile],
  'under-review': ['indigo', IconEye],
  'decision-recorded': ['indigo', IconEyeOff],
  'minor-corrections': ['amber', IconEdit],
  'major-corrections': ['amber', IconEdit],
  'revision-submitted': ['indigo', IconUpload],
  verified: ['indigo', IconEyeOff],
  accepted: ['green', IconCheck],
  rejected: ['grey', IconClose],
  'desk-rejected': ['grey', IconClose],
  withdrawn: ['grey', IconMinus],
};

export function PaperChip({ state }: { state: PaperState }) {
  return <StateChip look={papers[state]} label={paperStateLabel(state)} />;
}

const payments: Record<PaymentState, Look> = {
  'awaiting-payment': ['amber', IconClock],
  'proof-uploaded': ['indigo', IconFile],
  matched: ['indigo', IconFile],
  underpaid: ['red', IconAlertTriangle],
  completed: ['green', IconCheck],
  rejected: ['grey', IconClose],
  refunded: ['grey', IconMinus],
  cancelled: ['grey', IconMinus],
};

export function PaymentChip({ state }: { state: PaymentState }) {
  return <StateChip look={payments[state]} label={paymentStateLabel(state)} />;
}

const emails: Record<EmailState, Look> = {
  queued: ['amber', IconClock],
  sent: ['green', IconCheck],
  failed: ['red', IconAlertTriangle],
  expired: ['grey', IconMinus],
  bounced: ['red', IconAlertTriangle],
  suppressed: ['grey', IconMinus],
};

export function EmailChip({ state }: { state: EmailState }) {
  return <StateChip look={emails[state]} label={emailStateLabel(state)} />;
}

function StateChip({ look: [tone, Icon], label }: { look: Look; label: string }) {
  return (
    <Chip tone={tone} icon={<Icon />}>
      {label}
    </Chip>
  );
}
