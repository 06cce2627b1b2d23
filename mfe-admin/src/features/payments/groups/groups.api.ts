import { api, unwrap, type components } from '@plenary/kit/api';
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { holdsKey } from '../../../shared/holds/holds.api';
import type { Format } from '../../../shared/list/tools/export-choices';
import type { List } from '../../../shared/list/use-list';

type Schemas = components['schemas'];
export type GroupRow = Schemas['AdminGroupRow'];
export type AdminGroup = Schemas['AdminGroup'];
export type GroupMember = AdminGroup['members'][number];
export type NewGroup = Schemas['NewGroupForPayer'];
type Changes = Omit<Schemas['GroupChange'], 'version'>;
type GroupsExport = Schemas['GroupsExport'];

export const PAGE_SIZE = 20;

const payments = ['admin', 'payments'];
const groups = [...payments, 'groups'];
const at = (id: string) => ({ params: { path: { id } } });

export const groupsQuery = (query: List['query']) =>
  queryOptions({
    queryKey: [...groups, 'list', query],
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/api/v1/admin/groups', {
          params: { query: { ...query, limit: PAGE_SIZE } },
          signal,
        }),
      ),
    placeholderData: keepPreviousData,
  });

export const groupQuery = (id: string) =>
  queryOptions({
    queryKey: [...groups, 'one', id],
    queryFn: ({ signal }) => unwrap(api.GET('/api/v1/admin/groups/{id}', { ...at(id), signal })),
  });

export function exportOf(list: List, format: Format): GroupsExport {
  return { kind: 'groups', format, ...list.narrowing };
}

export const useCreateGroup = () =>
  useGroupAction((body: NewGroup) => unwrap(api.POST('/api/v1/admin/groups', { body })));

export const useChangeGroup = ({ id, version }: AdminGroup) =>
  useGroupAction((changes: Changes) =>
    unwrap(api.PATCH('/api/v1/admin/groups/{id}', { ...at(id), body: { ...changes, version } })),
  );

export const useIssueInvoice = ({ id }: AdminGroup) =>
  useGroupAction(() => unwrap(api.POST('/api/v1/admin/groups/{id}/invoice', at(id))));

export const useRemoveMember = ({ id }: AdminGroup) =>
  useGroupAction((paymentId: string) =>
    unwrap(
      api.DELETE('/api/v1/admin/groups/{id}/members/{paymentId}', {
        params: { path: { id, paymentId } },
      }),
    ),
  );

/** Refetches after a failure as well: the payer, or another organiser, was first. */
function useGroupAction<Input, Answer>(mutationFn: (input: Input) => Promise<Answer>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn,
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: payments }),
        client.invalidateQueries({ queryKey: holdsKey }),
      ]),
  });
}
