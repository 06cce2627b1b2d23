import type { Check } from './provider-checks.api';

export interface CheckDialogProps {
  check: Check;
  onClose: () => void;
  onDone: (message: string) => void;
}
