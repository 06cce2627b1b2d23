import { api, unwrap, type components } from '@plenary/kit/api';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { keepProof, keptProof } from '../../registration/kept-proof';
import { forgetRegistration } from '../../registration/kept-registration';
import type { Payment } from '../../registration/payment.api';
import type { RegistrationData } from '../../registration/registration-data';
import { sendProof } from './proof.api';

export type PackageChoice = components['schemas']['PackageChoice'];
export type InvoiceDetails = components['schemas']['InvoiceDetails'];

/** What this person, or this browser, still has to pay, the newest first. */
export const pendingPaymentsQuery = (userId: string | undefined) =>
  queryOptions({
    queryKey: ['pending-payments', userId],
    queryFn: async (): Promise<Payment[]> => {
      const { data, others } = await unwrap(api.GET('/api/v1/payments/pending'));
      return data ? [data, ...others] : [];
    },
    gcTime: 0,
    staleTime: 0,
  });

/**
 * Records a registration, then sends the proof that was chosen in the form. A repeat answers the
 * payment of the first. Without its proof the registration holds as well: the payment asks for it
 * again. `sent` is undefined until the proof is on its way.
 */
export function useRecordRegistration() {
  const queries = useQueryClient();
  const [sent, setSent] = useState<number>();
  const record = useMutation({
    mutationFn: async (body: RegistrationData): Promise<Payment> => {
      const { data } = await unwrap(api.POST('/api/v1/payments/manual-registration', { body }));
      const proof = keptProof();
      if (!proof || data.studentProof !== 'missing') return data;
      return sendProof('student', data.id, proof, setSent).catch(() => data);
    },
    onSuccess: () => {
      forgetRegistration();
      keepProof(null);
      return queries.invalidateQueries({ queryKey: ['registration-status'] });
    },
  });
  return { record, sent };
}

/** What its owner does with a pending payment; every page that shows it learns of the outcome. */
export function usePaymentChange<Input>(change: (input: Input) => Promise<Payment>) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: (payment) => {
      queries.setQueriesData<Payment[]>({ queryKey: ['pending-payments'] }, (known) =>
        known?.map((one) => (one.id === payment.id ? payment : one)),
      );
      queries.setQueriesData({ queryKey: ['payment', payment.merchantReference] }, payment);
      return queries.invalidateQueries({ queryKey: ['registration-status'] });
    },
  });
}

const at = (id: string) => ({ params: { path: { id } } });

/** @throws ApiError */
export async function cancelRegistration(id: string): Promise<Payment> {
  return (await unwrap(api.POST('/api/v1/payments/{id}/cancel', at(id)))).data;
}

/** @throws ApiError */
export async function changePackage(id: string, body: PackageChoice): Promise<Payment> {
  return (await unwrap(api.PUT('/api/v1/payments/{id}/package', { ...at(id), body }))).data;
}

/** @throws ApiError */
export async function changeInvoice(id: string, body: InvoiceDetails): Promise<Payment> {
  return (await unwrap(api.PUT('/api/v1/payments/{id}/invoice', { ...at(id), body }))).data;
}
