import { api, ApiError, unwrap, type components } from '@plenary/kit/api';
import {
  keepPreviousData,
  queryOptions,
  useMutation,
  useMutationState,
  useQueryClient,
} from '@tanstack/react-query';
import type { List } from '../../shared/list/use-list';

type Schemas = components['schemas'];
export type Attendee = Schemas['Attendee'];
type Attendees = Schemas['Attendees'];

export const PAGE_SIZE = 20;

/** Other desks work at the same time. */
const POLL_MS = 10_000;

const key = ['admin', 'check-in'];
const listKey = [...key, 'list'];
const changeKey = [...key, 'change'];

export const attendeesQuery = (query: List['query']) =>
  queryOptions({
    queryKey: [...listKey, query],
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/api/v1/admin/check-in', {
          params: { query: { ...query, limit: PAGE_SIZE } },
          signal,
        }),
      ),
    placeholderData: keepPreviousData,
    refetchInterval: POLL_MS,
  });

export interface Change {
  attendee: Attendee;
  kind: 'record' | 'undo';
  acceptsUnpaid?: boolean;
}

/** The attendee afterwards. `isNew` is false when another desk was first. */
export interface Outcome {
  attendee: Attendee;
  isNew: boolean;
}

async function send({ attendee: { id }, kind, acceptsUnpaid = false }: Change): Promise<Outcome> {
  const params = { path: { id } };
  if (kind === 'undo') {
    const undone = await unwrap(api.DELETE('/api/v1/admin/check-in/{id}/arrival', { params }));
    return { attendee: undone, isNew: true };
  }
  const body = { acceptsUnpaid };
  return unwrap(api.PUT('/api/v1/admin/check-in/{id}/arrival', { params, body }));
}

/** Waits while the browser is offline. The server takes repeats, so a lost response is asked for again. */
export function useChangeArrival(options: {
  onDone: (outcome: Outcome, change: Change) => void;
  onFailed: (error: Error, change: Change) => void;
}) {
  const client = useQueryClient();
  return useMutation({
    mutationKey: changeKey,
    mutationFn: send,
    retry: (count, error) => count < 3 && error instanceof ApiError && error.isNetworkError,
    onSuccess: (outcome, change) => {
      const { attendee } = outcome;
      client.setQueriesData<Attendees>({ queryKey: listKey }, (list) =>
        list ? { ...list, items: list.items.map(withChanged(attendee)) } : list,
      );
      options.onDone(outcome, change);
    },
    onError: options.onFailed,
    onSettled: () => {
      void client.invalidateQueries({ queryKey: listKey });
    },
  });
}

const withChanged = (changed: Attendee) => (each: Attendee) =>
  each.id === changed.id ? changed : each;

/** Changes that the server has not answered, also of people who are no longer listed. */
export function useUnsentChanges(): Change[] {
  return useMutationState({
    filters: { mutationKey: changeKey, status: 'pending' },
    select: ({ state }) => state.variables as Change,
  });
}

export const isPaid = ({ packages }: Attendee): boolean =>
  packages.every(({ payment }) => payment === 'completed');
