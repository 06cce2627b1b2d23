import { api, ApiError, messageOf, unwrap, type components } from '@plenary/kit/api';
import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { texts } from './texts';

export type Payment = components['schemas']['Payment'];

/** A payment by its reference. Who asks decides how much of the payer the answer tells. */
export const paymentByReferenceQuery = (ref: string, userId: string | undefined) =>
  queryOptions({
    queryKey: ['payment', ref, userId],
    queryFn: () => fetchPayment(ref),
    staleTime: 0,
  });

async function fetchPayment(ref: string): Promise<Payment> {
  const query = { ref };
  const answer: { success: boolean; data?: Payment | null; error?: { message?: string } } =
    await unwrap(api.GET('/api/v1/payments/by-reference', { params: { query } }));
  if (!answer.success) throw new Error(answer.error?.message || texts.paymentInvalid);
  if (!answer.data || Object.keys(answer.data).length === 0) throw new Error(texts.paymentEmpty);
  return answer.data;
}

/** What to say when a payment could not be fetched: the server's words first. */
export function paymentErrorText(error: Error): string {
  if (error instanceof ApiError && error.isNetworkError) return texts.paymentFetchFailed;
  return messageOf(error, error.message || texts.paymentFetchFailed);
}

const mistypedSchema = z.object({ error: z.object({ suggestions: z.array(z.string()) }) });

/** One's own references that a mistyped one may mean. */
export function suggestionsOf(error: Error): string[] {
  if (!(error instanceof ApiError)) return [];
  return mistypedSchema.safeParse(error.body).data?.error.suggestions ?? [];
}
