import { ApiError } from '../api';
import type { SentParts } from '../api/parts/send-parts';
import type { Sending } from './sending';

/** Bytes. Smaller files are sent in one request, without the code for parts. */
export const AT_ONCE_BYTES = 512 * 1024;

/**
 * Sends a file so that a lost connection, a pause or a reload costs only what had not arrived (tus 1.0.0,
 * POST /uploads), then uses it. After a network error it tries once more (specification, section 7), then waits
 * until the connection returns or the reader resumes. While the server has enough to do, it waits as long as the server
 * says. An upload that expired starts again by itself.
 * @param use the one call that uses the complete upload; it must be repeatable
 * @param refusal of a single request with the same file, which has to wait
 * @throws ApiError as the server refuses the file or the session; for a file that can no longer be read. AbortError when
 *   the reader cancels
 */
export async function sendInParts<Result>(
  sent: SentParts,
  sending: Sending,
  use: (uploadId: string) => Promise<Result>,
  refusal?: ApiError,
): Promise<Result> {
  const { sendParts } = await import('../api/parts/send-parts');
  return sendParts(sent, sending.update, use, refusal);
}

/**
 * Sends a small file in a single request, and any other as `sendInParts` does; also a small one that has to wait, so that
 * it waits as others do.
 * @throws ApiError, AbortError as `sendInParts`
 */
export async function sendFile<Result>(
  sent: SentParts,
  sending: Sending,
  { atOnce, use }: { atOnce: () => Promise<Result>; use: (uploadId: string) => Promise<Result> },
): Promise<Result> {
  if (sent.file.size > AT_ONCE_BYTES) return sendInParts(sent, sending, use);
  try {
    return await atOnce();
  } catch (error) {
    if (!(error instanceof ApiError && error.code === 'BUSY')) throw error;
    return sendInParts(sent, sending, use, error);
  }
}
