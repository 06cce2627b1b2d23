import { api, unwrap, type components } from '@plenary/kit/api';
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { List } from '../../shared/list/use-list';

type Schemas = components['schemas'];
export type VisaRow = Schemas['VisaRequestRow'];
export type VisaRequest = Schemas['VisaRequest'];
export type ShownPassport = Schemas['ShownVisaPassport'];

export const PAGE_SIZE = 20;

const letters = ['admin', 'visa-letters'];
const at = (id: string) => ({ params: { path: { id } } });

export const visaLettersQuery = (query: List['query']) =>
  queryOptions({
    queryKey: [...letters, query],
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/api/v1/admin/visa-letters', {
          params: { query: { ...query, limit: PAGE_SIZE } },
          signal,
        }),
      ),
    placeholderData: keepPreviousData,
  });

export const visaLetterQuery = (id: string) =>
  queryOptions({
    queryKey: [...letters, 'one', id],
    queryFn: ({ signal }) =>
      unwrap(api.GET('/api/v1/admin/visa-letters/{id}', { ...at(id), signal })),
  });

/** Each call is a view that the audit log records: kept by the page that asked, and nowhere else. */
export function useShowPassport(id: string) {
  const client = useQueryClient();
  return useMutation({
    gcTime: 0,
    mutationFn: () => unwrap(api.POST('/api/v1/admin/visa-letters/{id}/passport', at(id))),
    onSuccess: () => client.invalidateQueries({ queryKey: letters }),
  });
}

export const useStart = ({ id, version }: VisaRequest) =>
  useAct((_: void) =>
    unwrap(api.POST('/api/v1/admin/visa-letters/{id}/start', { ...at(id), body: { version } })),
  );

export const useIssue = ({ id, version }: VisaRequest) =>
  useAct((_: void) =>
    unwrap(api.POST('/api/v1/admin/visa-letters/{id}/issue', { ...at(id), body: { version } })),
  );

export const useReturn = ({ id, version }: VisaRequest) =>
  useAct((reason: string) =>
    unwrap(
      api.POST('/api/v1/admin/visa-letters/{id}/return', { ...at(id), body: { version, reason } }),
    ),
  );

export const useRefuse = ({ id, version }: VisaRequest) =>
  useAct((reason: string) =>
    unwrap(
      api.POST('/api/v1/admin/visa-letters/{id}/refuse', { ...at(id), body: { version, reason } }),
    ),
  );

function useAct<Input>(mutationFn: (input: Input) => Promise<VisaRequest>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn,
    onSettled: () => client.invalidateQueries({ queryKey: letters }),
  });
}
