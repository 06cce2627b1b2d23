import { api, unwrap, type components } from '@plenary/kit/api';
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { List } from '../../shared/list/use-list';

type Schemas = components['schemas'];
export type Candidate = Schemas['DocumentCandidate'];
export type RevokedDocument = Schemas['RevokedDocument'];
export type DocumentKind = Schemas['DocumentIssue']['kind'];

export const PAGE_SIZE = 20;

export const documents = ['admin', 'documents'];
const at = (id: string) => ({ params: { path: { id } } });

export const documentsQuery = (query: List['query']) =>
  queryOptions({
    queryKey: [...documents, query],
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/api/v1/admin/documents', {
          params: { query: { ...query, limit: PAGE_SIZE } },
          signal,
        }),
      ),
    placeholderData: keepPreviousData,
  });

export const revokedQuery = (query: List['query']) =>
  queryOptions({
    queryKey: [...documents, 'revoked', query],
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/api/v1/admin/revoked-documents', {
          params: { query: { ...query, limit: PAGE_SIZE } },
          signal,
        }),
      ),
    placeholderData: keepPreviousData,
  });

export const candidateQuery = (kind: DocumentKind, subjectId: string) =>
  queryOptions({
    queryKey: [...documents, kind, subjectId],
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/api/v1/admin/documents/{kind}/{subjectId}', {
          params: { path: { kind, subjectId } },
          signal,
        }),
      ),
  });

export const useIssue = () =>
  useDocumentAction((body: Schemas['DocumentIssue']) =>
    unwrap(api.POST('/api/v1/admin/documents', { body })),
  );

interface End {
  id: string;
  reason: string;
}

export const useRevoke = () =>
  useDocumentAction(({ id, reason }: End) =>
    unwrap(api.POST('/api/v1/admin/documents/{id}/revoke', { ...at(id), body: { reason } })),
  );

export const useReplace = () =>
  useDocumentAction(({ id, reason }: End) =>
    unwrap(api.POST('/api/v1/admin/documents/{id}/replace', { ...at(id), body: { reason } })),
  );

export const useMarkPresented = (registrationId: string) =>
  useDocumentAction((presentedOn: string) =>
    unwrap(
      api.PUT('/api/v1/admin/presentations/{id}', {
        ...at(registrationId),
        body: { presentedOn },
      }),
    ),
  );

export const useUnmarkPresented = (registrationId: string) =>
  useDocumentAction((_: void) =>
    unwrap(api.DELETE('/api/v1/admin/presentations/{id}', at(registrationId))),
  );

function useDocumentAction<Input, Result>(mutationFn: (input: Input) => Promise<Result>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn,
    onSettled: () => client.invalidateQueries({ queryKey: documents }),
  });
}
