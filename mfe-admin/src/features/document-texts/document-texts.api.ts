import { api, unwrap, type components } from '@plenary/kit/api';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';

type Schemas = components['schemas'];
export type DocumentTexts = Schemas['DocumentTexts'];
export type Layout = Schemas['DocumentLayout'];
export type WordedKind = DocumentTexts['kind'];

export const textsQuery = (kind: WordedKind) =>
  queryOptions({
    queryKey: ['admin', 'document-texts', kind],
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/api/v1/admin/document-texts/{kind}', { params: { path: { kind } }, signal }),
      ),
  });

export function useSaveLayout(kind: WordedKind) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: Schemas['DocumentLayoutChange']) =>
      unwrap(api.PUT('/api/v1/admin/document-texts/{kind}', { params: { path: { kind } }, body })),
    onSuccess: (saved) => client.setQueryData(textsQuery(kind).queryKey, saved),
  });
}
