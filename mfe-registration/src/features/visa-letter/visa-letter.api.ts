import { api, beginDownload, unwrap, type components } from '@plenary/kit/api';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';

export type OwnVisaRequest = components['schemas']['OwnVisaRequest'];
export type VisaRequest = NonNullable<OwnVisaRequest['request']>;
export type Passport = components['schemas']['VisaPassport'];

const address = '/api/v1/visa-letter';

/** Forgotten as soon as the page is left: it has passport data. */
export const ownVisaRequestQuery = (userId: string | undefined) =>
  queryOptions({
    queryKey: ['visa-letter', userId],
    queryFn: ({ signal }) => unwrap(api.GET(address, { signal })),
    staleTime: 0,
    gcTime: 0,
  });

export const useSendPassport = (userId: string | undefined) =>
  useChange(userId, (body: Passport) => unwrap(api.PUT(address, { body })));

export const useWithdraw = (userId: string | undefined) =>
  useChange(userId, (_: void) => unwrap(api.DELETE(address)));

function useChange<Input>(
  userId: string | undefined,
  mutationFn: (input: Input) => Promise<OwnVisaRequest>,
) {
  const client = useQueryClient();
  const { queryKey } = ownVisaRequestQuery(userId);
  return useMutation({
    mutationFn,
    gcTime: 0,
    onSuccess: (request) => client.setQueryData(queryKey, request),
  });
}

/** By a single-use ticket, because links carry no bearer token. */
export const useDownloadLetter = () =>
  useMutation({
    mutationFn: async (id: string) => {
      const { url } = await unwrap(
        api.POST('/api/v1/downloads', { body: { kind: 'visa-letter', id } }),
      );
      beginDownload(url);
    },
  });
