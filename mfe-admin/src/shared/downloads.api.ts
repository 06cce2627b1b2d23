import { api, beginDownload, unwrap, type components } from '@plenary/kit/api';
import { useMutation } from '@tanstack/react-query';

export type DownloadRequest = components['schemas']['DownloadRequest'];

/** Starts a download by a single-use link: links carry no bearer token. */
export function useStartDownload() {
  return useMutation({
    mutationFn: async (body: DownloadRequest) => {
      const { url } = await unwrap(api.POST('/api/v1/downloads', { body }));
      beginDownload(url);
    },
  });
}
