import { IconAlertTriangle } from '@plenary/kit/art/icons';
import { Chip } from '@plenary/kit/ui';

export function OverdueChip({ children }: { children: string }) {
  return (
    <Chip tone="red" icon={<IconAlertTriangle />}>
      {children}
    </Chip>
  );
}
