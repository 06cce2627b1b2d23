import createClient, { type FetchResponse } from 'openapi-fetch';
import { ApiError, type ErrorBody } from './api-error';
import type { paths } from './schema.gen';
import { transport } from './transport';

/** Base path of every call (specification, section 7). */
export const API_BASE = '/api/v1';

export const api = createClient<paths>({
  baseUrl: typeof window === 'undefined' ? 'http://localhost' : window.location.origin,
  fetch: (request) => transport(request),
});

type MediaType = `${string}/${string}`;
type Answer<T extends Record<string | number, unknown>, O, M extends MediaType> = Promise<
  FetchResponse<T, O, M>
>;

/** @throws ApiError for an error response; with status 0 without a response */
export async function unwrap<T extends Record<string | number, unknown>, O, M extends MediaType>(
  call: Answer<T, O, M>,
): Promise<NonNullable<FetchResponse<T, O, M>['data']>> {
  const result = await call.catch((cause: unknown) => {
    if ((cause as Error).name === 'AbortError') throw cause;
    throw new ApiError(0);
  });
  if (result.error !== undefined || !result.response.ok) {
    const { status, headers } = result.response;
    const retryAfter = Number(headers.get('Retry-After')) || undefined;
    throw new ApiError(status, errorBody(result.error), retryAfter);
  }
  return result.data as NonNullable<FetchResponse<T, O, M>['data']>;
}

function errorBody(error: unknown): ErrorBody {
  return typeof error === 'object' && error !== null ? error : {};
}
