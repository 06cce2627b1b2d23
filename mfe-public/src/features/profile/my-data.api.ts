import { api, beginDownload, unwrap } from '@plenary/kit/api';

/**
 * Begins the download of everything that is kept about the person. A link carries no sign-in, so the
 * server gives one that works once, for a minute. @throws ApiError
 */
export async function downloadMyData(): Promise<void> {
  const { url } = await unwrap(api.POST('/api/v1/downloads', { body: { kind: 'my-data' } }));
  beginDownload(url);
}
