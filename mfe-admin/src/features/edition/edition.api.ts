import { api, ApiError, messageOf, unwrap, type components } from '@plenary/kit/api';
import {
  infiniteQueryOptions,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { fieldNameOf } from './field-of';
import type { EditionSection } from './fields';
import type { Values } from './form-values';
import { texts } from './texts';

type Schemas = components['schemas'];
const readEdition = (id: string, signal?: AbortSignal) =>
  unwrap(api.GET('/api/v1/admin/editions/{id}', { params: { path: { id } }, signal }));

/** As the client reads it: without the promise that a pair has two entries. */
export type AdminEdition = Awaited<ReturnType<typeof readEdition>>;
export type EditionListItem = Schemas['AdminEditions']['items'][number];
export type EditionConflict = Omit<Schemas['EditionConflict'], 'current'> & {
  current: AdminEdition;
};
export type Revision = Schemas['EditionRevision'];
export type HistoryItem = Schemas['EditionHistory']['items'][number];
export type Publication = Schemas['Publication'];

const POLL = 1500;
const key = ['admin', 'editions'];

export const editionsQuery = queryOptions({
  queryKey: [...key, 'list'],
  queryFn: ({ signal }) => unwrap(api.GET('/api/v1/admin/editions', { signal })),
});

/** One edition; asked for again while its pages are being made. */
export const editionQuery = (id: string) =>
  queryOptions({
    queryKey: [...key, 'one', id],
    queryFn: ({ signal }) => readEdition(id, signal),
    refetchInterval: ({ state }) => (state.data?.publication.state === 'waiting' ? POLL : false),
  });

export const historyQuery = (id: string) =>
  infiniteQueryOptions({
    queryKey: [...key, 'history', id],
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam, signal }) =>
      unwrap(
        api.GET('/api/v1/admin/editions/{id}/history', {
          params: { path: { id }, query: { limit: 20, cursor: pageParam } },
          signal,
        }),
      ),
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
  });

export const revisionQuery = (id: string, revision: number) =>
  queryOptions({
    queryKey: [...key, 'revision', id, revision],
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/api/v1/admin/editions/{id}/history/{revision}', {
          params: { path: { id, revision } },
          signal,
        }),
      ),
  });

/** Saves a section as it was read at a revision. Refused with 409 when others saved meanwhile. */
export function useSaveSection(id: string, section: EditionSection) {
  return useEditionCall((change: { revision: number; values: Values }) =>
    unwrap(
      api.PATCH('/api/v1/admin/editions/{id}', {
        params: { path: { id } },
        // Its parts are described as data; the server checks each by its schema.
        body: { ...change.values, revision: change.revision },
      }),
    ).catch((error: unknown) => {
      throw atFields(section, error);
    }),
  );
}

/** What the section's values would make of the public pages: the address of a preview. */
export function usePreview(id: string, section: EditionSection) {
  return useMutation({
    mutationFn: (values: Values) =>
      unwrap(
        api.POST('/api/v1/admin/editions/{id}/preview', {
          params: { path: { id } },
          body: values,
        }),
      ).catch((error: unknown) => {
        throw atFields(section, error);
      }),
  });
}

export function useRestore(id: string) {
  return useEditionCall(({ revision, current }: { revision: number; current: number }) =>
    unwrap(
      api.POST('/api/v1/admin/editions/{id}/history/{revision}/restore', {
        params: { path: { id, revision } },
        body: { revision: current },
      }),
    ),
  );
}

export function useCopy(id: string) {
  return useEditionCall(() =>
    unwrap(api.POST('/api/v1/admin/editions/{id}/copy', { params: { path: { id } } })),
  );
}

export function useMakeCurrent(id: string) {
  return useEditionCall((confirm: string) =>
    unwrap(
      api.POST('/api/v1/admin/editions/{id}/current', {
        params: { path: { id } },
        body: { confirm },
      }),
    ),
  );
}

/** What others saved meanwhile, when that is why a save was refused. */
export function conflictOf(error: unknown): EditionConflict | undefined {
  if (!(error instanceof ApiError) || error.status !== 409) return undefined;
  return 'current' in error.body ? (error.body as EditionConflict) : undefined;
}

/** What a failed save is told as a whole: nothing, when every problem stands at its field. */
export function refusalOf({ fields }: EditionSection, error: unknown): string | undefined {
  if (!error || conflictOf(error)) return undefined;
  const named = error instanceof ApiError ? Object.keys(error.fields) : [];
  const isAtFields = named.length > 0 && named.every((path) => fieldNameOf(fields, path));
  return isAtFields ? undefined : messageOf(error, texts.saveFailed);
}

function useEditionCall<Body>(mutationFn: (body: Body) => Promise<AdminEdition>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn,
    onSuccess: async (edition) => {
      client.setQueryData(editionQuery(edition.id).queryKey, edition);
      await Promise.all(
        ['list', 'history'].map((part) => client.invalidateQueries({ queryKey: [...key, part] })),
      );
    },
  });
}

/** Names the fields of the form where the server named what is inside them. */
function atFields({ fields }: EditionSection, error: unknown): unknown {
  if (!(error instanceof ApiError)) return error;
  const renamed = Object.entries(error.fields).map(([path, message]) => [
    fieldNameOf(fields, path) ?? path,
    message,
  ]);
  const body = { ...error.body, fields: Object.fromEntries(renamed) as Record<string, string> };
  return new ApiError(error.status, body, error.retryAfter);
}
