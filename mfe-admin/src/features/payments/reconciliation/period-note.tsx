import { formatDay } from '@plenary/kit/edition';
import { Alert } from '@plenary/kit/ui';
import { useQuery } from '@tanstack/react-query';
import { nextDay, periodQuery } from './reconciliation.api';
import { texts } from './texts';

/**
 * In dialogs of acts that write an entry: where it is booked when its day is locked.
 * @param day such as 2025-10-14; today without one
 */
export function PeriodNote({ day }: { day: string | null }) {
  const { data } = useQuery(periodQuery());
  const until = data?.lockedUntil;
  if (!until || day === null || day > until) return null;
  const facts = { until: formatDay(until), next: formatDay(nextDay(until)) };
  return <Alert severity="info">{texts.period.note(facts)}</Alert>;
}
