import { api, beginDownload, unwrap, type components } from '@plenary/kit/api';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';

type Schemas = components['schemas'];
export type Group = Schemas['OwnGroup'];
export type GroupRow = Schemas['GroupSummary'];
export type Member = Group['members'][number];
export type NewGroup = Schemas['NewGroup'];
type Changes = Partial<NewGroup>;

const groups = ['groups'];
const withId = (id: string) => ({ params: { path: { id } } });

export const groupsQuery = (userId: string | undefined) =>
  queryOptions({
    queryKey: [...groups, userId],
    queryFn: ({ signal }) => unwrap(api.GET('/api/v1/groups', { signal })),
    enabled: userId !== undefined,
    staleTime: 0,
  });

export const groupQuery = (userId: string | undefined, id: string) =>
  queryOptions({
    queryKey: [...groups, userId, id],
    queryFn: ({ signal }) => unwrap(api.GET('/api/v1/groups/{id}', { signal, ...withId(id) })),
    enabled: userId !== undefined,
    // People join meanwhile.
    staleTime: 0,
  });

export function useCreateGroup() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: NewGroup) => unwrap(api.POST('/api/v1/groups', { body })),
    onSuccess: () => client.invalidateQueries({ queryKey: groups }),
  });
}

export const useChangeGroup = ({ id, version }: Group) =>
  useGroupAction((changes: Changes) =>
    unwrap(api.PATCH('/api/v1/groups/{id}', { ...withId(id), body: { ...changes, version } })),
  );

export const useInvite = ({ id }: Group) =>
  useGroupAction((emails: string[]) =>
    unwrap(api.POST('/api/v1/groups/{id}/invitations', { ...withId(id), body: { emails } })),
  );

export const useRemoveMember = ({ id }: Group) =>
  useGroupAction((paymentId: string) =>
    unwrap(
      api.DELETE('/api/v1/groups/{id}/members/{paymentId}', {
        params: { path: { id, paymentId } },
      }),
    ),
  );

export const useRequestInvoice = ({ id }: Group) =>
  useGroupAction(() => unwrap(api.POST('/api/v1/groups/{id}/invoice', withId(id))));

/** The page reads the group again in any case: someone may have joined meanwhile. */
function useGroupAction<Input, Answer>(mutationFn: (input: Input) => Promise<Answer>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn,
    onSettled: () => client.invalidateQueries({ queryKey: groups }),
  });
}

interface Wanted {
  document: 'invoice' | 'invoice-xml' | 'pro-forma';
  /** Of an invoice or a credit note. */
  number?: string;
}

export const useDownload = ({ id: groupId }: Group) =>
  useMutation({
    mutationFn: async (wanted: Wanted) => {
      const body = { kind: 'group-document' as const, groupId, ...wanted };
      beginDownload((await unwrap(api.POST('/api/v1/downloads', { body }))).url);
    },
  });
