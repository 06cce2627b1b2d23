import { api, ApiError, beginDownload, messageOf, unwrap, type components } from '@plenary/kit/api';
import { queryOptions, useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { registrationStatusKey } from './registrations.api';
import { texts } from './texts';

export type Payment = components['schemas']['Payment'];
export type RegistrantDetails = components['schemas']['RegistrantDetails'];
export type DocumentKind = 'pro-forma' | 'receipt' | 'credit-note' | 'invoice' | 'invoice-xml';

export const paymentsByReferenceKey = ['payments', 'by-reference'];

/** The payer's name and email are masked unless the payment belongs to the user or this browser. */
export const paymentByReferenceQuery = (userId: string | undefined, ref: string) =>
  queryOptions({
    queryKey: [...paymentsByReferenceKey, userId, ref],
    queryFn: ({ signal }) => fetchPayment(ref, signal),
    staleTime: 0,
  });

export const pendingPaymentsKey = ['payments', 'pending'];

/** The pending payments of the user, or of this browser, newest first. */
export const pendingPaymentsQuery = (userId: string | undefined) =>
  queryOptions({
    queryKey: [...pendingPaymentsKey, userId],
    queryFn: async ({ signal }): Promise<Payment[]> => {
      const { data, others } = await unwrap(api.GET('/api/v1/payments/pending', { signal }));
      return data ? [data, ...others] : [];
    },
    gcTime: 0,
    staleTime: 0,
  });

async function fetchPayment(ref: string, signal: AbortSignal): Promise<Payment> {
  const params = { query: { ref } };
  const answer: { success: boolean; data?: Payment | null; error?: { message?: string } } =
    await unwrap(api.GET('/api/v1/payments/by-reference', { signal, params }));
  if (!answer.success) throw new Error(answer.error?.message || texts.paymentInvalid);
  if (!answer.data || Object.keys(answer.data).length === 0) throw new Error(texts.paymentEmpty);
  return answer.data;
}

export function paymentErrorText(error: Error): string {
  if (error instanceof ApiError && error.isNetworkError) return texts.paymentFetchFailed;
  return messageOf(error, error.message || texts.paymentFetchFailed);
}

const suggestionsSchema = z.object({ error: z.object({ suggestions: z.array(z.string()) }) });

export function suggestionsOf(error: Error): string[] {
  if (!(error instanceof ApiError)) return [];
  return suggestionsSchema.safeParse(error.body).data?.error.suggestions ?? [];
}

/** @param number of a credit note or an invoice */
export function useDownloadDocument(document: DocumentKind, paymentId: string, number?: string) {
  return useMutation({
    mutationFn: async () => {
      const params = { path: { id: paymentId, document }, query: { number } };
      const call = api.POST('/api/v1/payments/{id}/documents/{document}', { params });
      beginDownload((await unwrap(call)).url);
    },
  });
}

/** When a registration that is recorded now has to be paid. */
export const payByQuery = (userId: string | undefined) =>
  queryOptions({
    queryKey: ['payments', 'pay-by', userId],
    queryFn: ({ signal }) => unwrap(api.GET('/api/v1/payments/pay-by', { signal })),
    staleTime: 0,
  });

export function useCorrectRegistrant(paymentId: string) {
  return usePaymentMutation((body: RegistrantDetails) =>
    unwrap(api.PUT('/api/v1/payments/{id}/registrant', { ...withId(paymentId), body })),
  );
}

export function useUpdateInvoice(paymentId: string) {
  return usePaymentMutation((body: components['schemas']['InvoiceDetails']) =>
    unwrap(api.PUT('/api/v1/payments/{id}/invoice', { ...withId(paymentId), body })),
  );
}

export function useIssueInvoice(paymentId: string) {
  return usePaymentMutation(() =>
    unwrap(api.POST('/api/v1/payments/{id}/invoices', withId(paymentId))),
  );
}

/** A call that returns the changed payment, which replaces the cached ones. */
export function usePaymentMutation<Input = void>(
  call: (input: Input) => Promise<{ data: Payment }>,
  options: { networkMode?: 'always' } = {},
) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (input: Input) => (await call(input)).data,
    ...options,
    onSuccess: (payment) => {
      storePayment(queries, payment);
      return queries.invalidateQueries({ queryKey: registrationStatusKey });
    },
  });
}

function storePayment(queries: QueryClient, payment: Payment): void {
  queries.setQueriesData<Payment[]>({ queryKey: pendingPaymentsKey }, (payments) =>
    payments?.map((each) => (each.id === payment.id ? payment : each)),
  );
  queries.setQueriesData<Payment>({ queryKey: paymentsByReferenceKey }, (cached) =>
    cached?.id === payment.id ? payment : cached,
  );
}

export function withId(id: string) {
  return { params: { path: { id } } };
}
