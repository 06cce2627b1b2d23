import { api, unwrap, type components } from '@plenary/kit/api';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';

type Schemas = components['schemas'];
export type Reconciliation = Schemas['Reconciliation'];
export type LedgerPeriod = Schemas['LedgerPeriod'];

const reconciliation = ['admin', 'payments', 'reconciliation'];

export const reconciliationQuery = () =>
  queryOptions({
    queryKey: [...reconciliation, 'days'],
    queryFn: ({ signal }) => unwrap(api.GET('/api/v1/admin/reconciliation', { signal })),
  });

export const periodQuery = () =>
  queryOptions({
    queryKey: [...reconciliation, 'period'],
    queryFn: ({ signal }) => unwrap(api.GET('/api/v1/admin/reconciliation/period', { signal })),
  });

export const useLockPeriod = () =>
  usePeriodAction((body: Schemas['LockPeriod']) =>
    unwrap(api.POST('/api/v1/admin/reconciliation/lock', { body })),
  );

export const useUnlockPeriod = () =>
  usePeriodAction((body: Schemas['UnlockPeriod']) =>
    unwrap(api.POST('/api/v1/admin/reconciliation/unlock', { body })),
  );

/** Refetches also where another person was faster. */
function usePeriodAction<Body>(mutationFn: (body: Body) => Promise<LedgerPeriod>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn,
    onSettled: () => client.invalidateQueries({ queryKey: periodQuery().queryKey }),
  });
}

/** 2025-10-31 becomes 2025-11-01. */
export function nextDay(day: string): string {
  const next = new Date(`${day}T00:00:00Z`);
  next.setUTCDate(next.getUTCDate() + 1);
  return next.toISOString().slice(0, 'yyyy-mm-dd'.length);
}
