import { api, beginDownload, unwrap } from '@plenary/kit/api';
import { queryOptions, useMutation } from '@tanstack/react-query';

export const ownDocumentsQuery = () =>
  queryOptions({
    queryKey: ['documents'],
    queryFn: ({ signal }) => unwrap(api.GET('/api/v1/documents', { signal })),
  });

/** By a single-use ticket, because links carry no bearer token. */
export const useDownloadDocument = () =>
  useMutation({
    mutationFn: async (id: string) => {
      const body = { kind: 'issued-document' as const, id };
      const { url } = await unwrap(api.POST('/api/v1/downloads', { body }));
      beginDownload(url);
    },
  });
