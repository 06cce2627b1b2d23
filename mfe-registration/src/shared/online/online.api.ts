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

interface Online {
  /** Undefined without a payment page, for another payer, and after a failed call. */
  online: OnlinePayment | undefined;
  /** A page that waits for it does not move its content later. */
  isLoading: boolean;
}

export function useOnlinePayment(payment: Payment | undefined): Online {
  const enabled = payment?.hasPaymentPages === true;
  const { data, isLoading } = useQuery({ ...onlineQuery(payment?.id ?? ''), enabled });
  return { online: enabled ? data : undefined, isLoading };
}

/** Leaves the site for the provider's page. */
export function usePayOnline(id: string) {
  const queries = useQueryClient();
  const pay = useMutation({
    mutationFn: async (gateway: Way['gateway']) => {
      const body = { gateway };
      const call = api.POST('/api/v1/payments/{id}/online', { params: { path: { id } }, body });
      window.location.assign((await unwrap(call)).url);
    },
    networkMode: 'always',
  });
  const { reset } = pay;
  // Browsers go back to this page as the payer left it: on its way to the provider.
  useEffect(() => {
    const comeBack = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      reset();
      void queries.invalidateQueries({ queryKey: onlineKey(id) });
      void queries.invalidateQueries({ queryKey: paymentsByReferenceKey });
    };
    window.addEventListener('pageshow', comeBack);
    return () => window.removeEventListener('pageshow', comeBack);
  }, [id, queries, reset]);
  return pay;
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
