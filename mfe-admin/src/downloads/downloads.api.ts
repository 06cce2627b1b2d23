import { api, beginDownload, unwrap, type components } from '@plenary/kit/api';
import { useMutation } from '@tanstack/react-query';

export type DownloadRequest = components['schemas']['DownloadRequest'];

/**
 * Asks for a file and begins its download. A link carries no sign-in, so the server gives one that
 * works once, for a minute.
 */
export function useDownload() {
  return useMutation({
    mutationFn: async (body: DownloadRequest) => {
      const { url } = await unwrap(api.POST('/api/v1/downloads', { body }));
      beginDownload(url);
    },
  });
}
