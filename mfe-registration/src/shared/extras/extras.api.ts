import { api, unwrap, type components } from '@plenary/kit/api';
import { queryOptions } from '@tanstack/react-query';
import { usePaymentMutation, withId } from '../registrations/payments.api';
import type { Answer } from './offers';

export type AvailableExtra = components['schemas']['AvailableExtras']['items'][number];

export const availableExtrasQuery = (enabled: boolean) =>
  queryOptions({
    queryKey: ['payments', 'extras'],
    queryFn: async ({ signal }) =>
      (await unwrap(api.GET('/api/v1/payments/extras', { signal }))).items,
    enabled,
    staleTime: 0,
  });

export function useChangeExtras(paymentId: string) {
  return usePaymentMutation((body: components['schemas']['ExtrasChoice']) =>
    unwrap(api.PUT('/api/v1/payments/{id}/extras', { ...withId(paymentId), body })),
  );
}

export function useAnswerQuestions(paymentId: string) {
  return usePaymentMutation((answers: Answer[]) => putAnswers(paymentId, answers));
}

export function putAnswers(paymentId: string, answers: Answer[]) {
  const body = { answers };
  return unwrap(api.PUT('/api/v1/payments/{id}/answers', { ...withId(paymentId), body }));
}
