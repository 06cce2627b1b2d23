import { api, ApiError, unwrap } from '@plenary/kit/api';
import type { ContactMessage } from './message.schema';
import { texts } from './texts';

/** POST /contact. @throws ApiError */
export function sendMessage(body: ContactMessage) {
  return unwrap(api.POST('/api/v1/contact', { body }));
}

/** What the reader is told of a failed call (specification, section 8). */
export function failureOf(error: unknown): { severity: 'info' | 'error'; text: string } {
  const { errors } = texts;
  if (!(error instanceof ApiError)) return { severity: 'error', text: errors.failed };
  if (error.isNetworkError) return { severity: 'info', text: errors.network };
  const list = error.body.errors ?? [];
  if (list.length > 0) return { severity: 'error', text: errors.validation(list) };
  return { severity: 'error', text: error.serverMessage ?? errors.failed };
}
