import { api, ApiError, unwrap } from '@plenary/kit/api';
import type { ContactMessage } from './message.schema';
import { texts } from './texts';

type Answer = { success: boolean; message?: string; errors?: string[] };
type Post = (path: string, init: { body: ContactMessage }) => Parameters<typeof unwrap>[0];

/** POST /contact. @throws ApiError, also for an answer that says `success: false` */
export async function sendMessage(body: ContactMessage): Promise<Answer> {
  const answer = (await unwrap(
    (api.POST as unknown as Post)('/api/v1/contact', { body }),
  )) as Answer;
  if (!answer.success) throw new ApiError(200, answer);
  return answer;
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
