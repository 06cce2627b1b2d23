import { type DetailedError, Upload } from 'tus-js-client';
import { ApiError, type ErrorBody } from '../api-error';
import { API_BASE } from '../client';
import { readToken } from '../token';
import { followSession } from '../transport';
import { texts } from './texts';

const addressOf = (endpoint: string, id = '') => `${API_BASE}${endpoint}${id && `/${id}`}`;
/** Bytes of the first request. A browser reads a refusal only once it has sent everything. */
const FIRST_PART = 16 * 1024;
/** From when on a connection without progress counts as cut, in milliseconds. */
const SILENCE_MS = 60_000;

export interface PartsOfFile {
  /** Of the API, such as `/uploads`. */
  endpoint: string;
  content: Blob;
  /** Upload-Metadata of the first request; `id` is chosen by the browser. */
  metadata: { id: string; purpose: string; subject: string; name: string };
  /** The upload may exist: asks where it continues. */
  isBegun: boolean;
  onProgress: (sent: number) => void;
  onResponse: () => void;
}

/**
 * Sends what the server does not have yet, in one go.
 * @returns a promise of the end; `stop` rejects it with the reason, and ends the request
 * @throws ApiError, with status 0 without a response, also for a connection that is silent
 */
export function sendRest(file: PartsOfFile): {
  done: Promise<void>;
  stop: (reason: Error) => void;
} {
  const { endpoint, content, metadata, isBegun, onProgress, onResponse } = file;
  let stop: (reason: Error) => void = () => undefined;
  const done = new Promise<void>((resolve, reject) => {
    let token: string | null = null;
    const silence = silenceWatch(() => stop(new ApiError(0)));
    const end = (settle: () => void) => {
      silence.end();
      settle();
    };
    const upload = new Upload(content, {
      // Without an endpoint an upload that expired is an error, not a new upload under the same id.
      ...(isBegun
        ? { uploadUrl: addressOf(endpoint, metadata.id) }
        : { endpoint: addressOf(endpoint) }),
      metadata,
      chunkSize: isBegun ? Infinity : FIRST_PART,
      uploadDataDuringCreation: true,
      retryDelays: null,
      fingerprint: () => Promise.resolve(''),
      storeFingerprintForResuming: false,
      onBeforeRequest: (request) => {
        token = readToken();
        if (token) request.setHeader('Authorization', `Bearer ${token}`);
      },
      onAfterResponse: (_, response) => {
        onResponse();
        followSession(token, response.getStatus(), response.getHeader('Session-Token') ?? null);
      },
      onUploadUrlAvailable: () => (upload.options.chunkSize = Infinity),
      onProgress: (sent) => {
        silence.heard();
        onProgress(sent);
      },
      onSuccess: () => end(resolve),
      onError: (error) => end(() => reject(apiErrorOf(error))),
    });
    stop = (reason) => {
      void upload.abort();
      end(() => reject(reason));
    };
    upload.start();
  });
  return { done, stop: (reason) => stop(reason) };
}

/** Frees the place of an upload that is not wanted any more. Without a connection, the server lets it expire. */
export async function removeUpload(endpoint: string, id: string): Promise<void> {
  const token = readToken();
  await fetch(addressOf(endpoint, id), {
    method: 'DELETE',
    headers: { 'Tus-Resumable': '1.0.0', ...(token && { Authorization: `Bearer ${token}` }) },
  }).catch(() => undefined);
}

function silenceWatch(onSilence: () => void) {
  let timer = setTimeout(onSilence, SILENCE_MS);
  return {
    heard() {
      clearTimeout(timer);
      timer = setTimeout(onSilence, SILENCE_MS);
    },
    end: () => clearTimeout(timer),
  };
}

function apiErrorOf(error: Error | DetailedError): ApiError {
  const response = 'originalResponse' in error ? error.originalResponse : null;
  if (!response) return new ApiError(0);
  const status = response.getStatus();
  if (status === 401) return new ApiError(401, { message: texts.sessionEnded });
  return new ApiError(
    status,
    bodyOf(response.getBody()),
    Number(response.getHeader('Retry-After')) || undefined,
  );
}

function bodyOf(text: string): ErrorBody {
  try {
    return (JSON.parse(text) as ErrorBody | null) ?? {};
  } catch {
    return {};
  }
}
