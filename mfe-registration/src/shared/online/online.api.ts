import { api, unwrap, type components } from '@plenary/kit/api';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { paymentsByReferenceKey, type Payment } from '../registrations/payments.api';
import { registrationStatusKey } from '../registrations/registrations.api';

export type OnlinePayment = components['schemas']['OnlinePayment'];
export type Way = OnlinePayment['ways'][number];
export type Attempt = NonNullable<OnlinePayment['attempt']>;

const onlineKey = (id: string) => ['payments', 'online', id];

/** Payment pages next to the bank transfer, and the newest visit to one. */
const onlineQuery = (id: string) =>
  queryOptions({
    queryKey: onlineKey(id),
    queryFn: ({ signal }) =>
      unwrap(api.GET('/api/v1/payments/{id}/online', { signal, params: { path: { id } } })),
    staleTime: 0,
  });

/** Without a payment page, or for another payer, it has none. A failed call offers none either. */
export function useOnlinePayment(payment: Payment | undefined): OnlinePayment | undefined {
  const isOwn = payment?.registrationData.isMasked === false;
  const isPayable = payment?.status === 'pending' && payment.amount > 0;
  const isPaidOnline = payment !== undefined && payment.paymentGateway !== 'manual';
  const enabled = isOwn && (isPayable || isPaidOnline);
  const query = useQuery({ ...onlineQuery(payment?.id ?? ''), enabled });
  return enabled ? query.data : undefined;
}

/** Leaves the site for the provider's page. */
export function usePayOnline(id: string) {
  return useMutation({
    mutationFn: async (gateway: Way['gateway']) => {
      const body = { gateway };
      const call = api.POST('/api/v1/payments/{id}/online', { params: { path: { id } }, body });
      window.location.assign((await unwrap(call)).url);
    },
    networkMode: 'always',
  });
}

/** Milliseconds between questions: short at first, then longer; about two minutes in all. */
const WAITS = [1500, 2000, 3000, 5000, 8000, 13_000, 20_000, 30_000, 40_000];

/** Asks whether the provider has confirmed, until it has or the waits are over. */
export function useConfirmation({ id }: Payment, isWaiting: boolean) {
  const queries = useQueryClient();
  const [asked, setAsked] = useState(0);
  const query = useQuery({
    queryKey: [...onlineKey(id), 'check'],
    queryFn: async ({ signal }) => {
      setAsked((count) => count + 1);
      const options = { signal, params: { path: { id } } };
      return unwrap(api.POST('/api/v1/payments/{id}/online/check', options));
    },
    enabled: isWaiting,
    retry: false,
    staleTime: 0,
    gcTime: 0,
    refetchInterval: ({ state }) =>
      isDecided(state.data?.attempt) ? false : (WAITS[asked] ?? false),
  });
  const attempt = query.data?.attempt;
  const isPaid = attempt?.status === 'paid';
  useEffect(() => {
    if (!isPaid) return;
    void queries.invalidateQueries({ queryKey: paymentsByReferenceKey });
    void queries.invalidateQueries({ queryKey: registrationStatusKey });
  }, [isPaid, queries]);
  return { attempt, isOver: asked > WAITS.length, askAgain: () => void query.refetch() };
}

function isDecided(attempt: Attempt | null | undefined): boolean {
  return attempt?.status === 'paid' || attempt?.status === 'ended';
}
