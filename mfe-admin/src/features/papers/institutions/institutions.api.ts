import { api, unwrap, type components } from '@plenary/kit/api';
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { List } from '../../../shared/list/use-list';
import { papersKey } from '../papers.api';

type Schemas = components['schemas'];
export type Institution = Schemas['Institution'];
export type Preview = Schemas['InstitutionsPreview'];
export type ListedDomain = Schemas['NewInstitution']['domains'][number];

export const PAGE_SIZE = 20;

/** Lists, candidates and proposals depend on institutions, so a change invalidates all papers. */
const institutionsKey = [...papersKey, 'institutions'];
const at = (id: string) => ({ params: { path: { id } } });

export const institutionsQuery = (query: List['query']) =>
  queryOptions({
    queryKey: [...institutionsKey, 'list', query],
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/api/v1/admin/institutions', {
          params: { query: { ...query, limit: PAGE_SIZE } },
          signal,
        }),
      ),
    placeholderData: keepPreviousData,
  });

export const institutionQuery = (id: string) =>
  queryOptions({
    queryKey: [...institutionsKey, 'one', id],
    queryFn: ({ signal }) =>
      unwrap(api.GET('/api/v1/admin/institutions/{id}', { ...at(id), signal })),
  });

export const suggestionsQuery = queryOptions({
  queryKey: [...institutionsKey, 'suggestions'],
  queryFn: ({ signal }) => unwrap(api.GET('/api/v1/admin/institutions/suggestions', { signal })),
});

/** @param institution the changed one; without it, a new one is added */
export const useSaveInstitution = (institution?: Institution) =>
  useChange((body: Schemas['NewInstitution']) =>
    institution
      ? unwrap(
          api.PUT('/api/v1/admin/institutions/{id}', {
            ...at(institution.id),
            body: { ...body, version: institution.version },
          }),
        )
      : unwrap(api.POST('/api/v1/admin/institutions', { body })),
  );

export const useRemoveInstitution = (id: string) =>
  useChange(() => unwrap(api.DELETE('/api/v1/admin/institutions/{id}', at(id))));

export const usePreviewImport = () =>
  useMutation({
    mutationFn: (text: string) =>
      unwrap(api.POST('/api/v1/admin/institutions/import-preview', { body: { text } })),
  });

export const useImport = () =>
  useChange((text: string) =>
    unwrap(api.POST('/api/v1/admin/institutions/import', { body: { text } })),
  );

function useChange<Input, Output>(mutationFn: (input: Input) => Promise<Output>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn,
    onSuccess: () => client.invalidateQueries({ queryKey: papersKey }),
  });
}
