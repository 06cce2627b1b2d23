import { api, ApiError, unwrap } from '@plenary/kit/api';
import { formatList } from '@plenary/kit/i18n';
import { useMutation } from '@tanstack/react-query';
import type { Enquiry } from './enquiry.schema';
import { texts } from './texts';

/** As the specification reads it, with any status. */
interface Answer {
  success: boolean;
  message: string;
}

export function useSendEnquiry() {
  return useMutation({
    mutationFn: async (body: Enquiry) => {
      const answer: Answer = await unwrap(api.POST('/api/v1/contact', { body }));
      if (!answer.success) throw new ApiError(422, answer);
      return answer;
    },
  });
}

/** Message of a failed call (specification, section 8). */
export function failureOf(error: unknown): { severity: 'info' | 'error'; text: string } {
  const { errors } = texts;
  if (!(error instanceof ApiError)) return { severity: 'error', text: errors.failed };
  if (error.isNetworkError) return { severity: 'info', text: errors.network };
  const list = error.body.errors ?? [];
  if (list.length > 0) {
    return { severity: 'error', text: errors.validation({ errors: formatList(list) }) };
  }
  return { severity: 'error', text: error.serverMessage ?? errors.failed };
}
