import { api, unwrap, type components } from '@plenary/kit/api';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';

export type Notice = components['schemas']['NoticeOfKind'];

export const noticesQuery = () =>
  queryOptions({
    queryKey: ['admin', 'notices'],
    queryFn: ({ signal }) => unwrap(api.GET('/api/v1/admin/notices', { signal })),
  });

/** Changes of one kind are sent one after another, so that the last one counts. */
export function useChangeNotice(kind: Notice['kind']) {
  const client = useQueryClient();
  return useMutation({
    scope: { id: `notices-${kind}` },
    mutationFn: (choice: Notice['choice']) =>
      unwrap(
        api.PUT('/api/v1/admin/notices/{kind}', { params: { path: { kind } }, body: { choice } }),
      ),
    onSuccess: (saved) => client.setQueryData(noticesQuery().queryKey, saved),
  });
}
