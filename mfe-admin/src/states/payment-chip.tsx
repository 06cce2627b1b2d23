import {
  IconAlertTriangle,
  IconCheck,
  IconClock,
  IconClose,
  IconFile,
  IconMinus,
  type IconProps,
} from '@plenary/kit/art/icons';
import type { components } from '@plenary/kit/api';
import { Chip, type Tone } from '@plenary/kit/ui';
import type { ComponentType } from 'react';
import { texts } from './texts';

type PaymentState = components['schemas']['AdminPaymentRow']['state'];

const looks: Record<PaymentState, { tone: Tone; Icon: ComponentType<IconProps> }> = {
  announced: { tone: 'amber', Icon: IconClock },
  'proof-uploaded': { tone: 'indigo', Icon: IconFile },
  matched: { tone: 'indigo', Icon: IconFile },
  'short-paid': { tone: 'red', Icon: IconAlertTriangle },
  completed: { tone: 'green', Icon: IconCheck },
  rejected: { tone: 'grey', Icon: IconClose },
  refunded: { tone: 'grey', Icon: IconMinus },
  cancelled: { tone: 'grey', Icon: IconMinus },
};

export function PaymentChip({ state }: { state: PaymentState }) {
  const { tone, Icon } = looks[state];
  return (
    <Chip tone={tone} icon={<Icon />}>
      {texts.payments[state]}
    </Chip>
  );
}
