import { api, unwrap, type components } from '@plenary/kit/api';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';

type Schemas = components['schemas'];
export type Relation = Schemas['ReviewerRelations']['items'][number];
export type NewRelation = Schemas['NewRelation'];

export const relationsQuery = () =>
  queryOptions({
    queryKey: ['reviewer-relations'],
    queryFn: ({ signal }) => unwrap(api.GET('/api/v1/reviews/relations', { signal })),
  });

export function useAddRelation() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: NewRelation) => unwrap(api.POST('/api/v1/reviews/relations', { body })),
    onSuccess: (relations) => queries.setQueryData(relationsQuery().queryKey, relations),
  });
}

export function useRemoveRelation() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: string) =>
      unwrap(api.DELETE('/api/v1/reviews/relations/{id}', { params: { path: { id } } })),
    onSuccess: (relations) => queries.setQueryData(relationsQuery().queryKey, relations),
  });
}
