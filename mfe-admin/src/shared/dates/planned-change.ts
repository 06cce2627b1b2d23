import type { components } from '@plenary/kit/api';
import { formatDay } from '@plenary/kit/edition';
import { texts } from './planned-change.texts';

export type PlannedChange = components['schemas']['PlannedChange'];

interface Names {
  dates: readonly { key: string; label: string }[];
  fees: { packages: readonly { id: string; name: string }[] };
}

/** "Close registration": a change of an edition that takes effect by itself. */
export function plannedTitle(change: PlannedChange, { dates, fees }: Names): string {
  switch (change.act) {
    case 'open':
    case 'close':
      return texts[change.act][change.of];
    case 'extend': {
      const label = dates.find(({ key }) => key === change.date)?.label ?? change.date;
      return texts.extend({ date: label, day: formatDay(change.day) });
    }
    case 'price': {
      const { name } = fees.packages.find(({ id }) => id === change.packageId) ?? {};
      return texts.price({ package: name ?? change.packageId });
    }
  }
}
