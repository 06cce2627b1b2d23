import { api, ApiError, messageOf, unwrap, type components } from '@plenary/kit/api';
import {
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { fieldNameOf } from './model/dot-path';
import type { EditionSection } from './model/fields';
import type { Values } from './model/form-values';
import { texts } from './texts';

type Schemas = components['schemas'];
const readEdition = (id: string, signal?: AbortSignal) =>
  unwrap(api.GET('/api/v1/admin/editions/{id}', { params: { path: { id } }, signal }));

/** The inferred type: the schema has tuples, which the client reads as arrays. */
export type AdminEdition = Awaited<ReturnType<typeof readEdition>>;
export type EditionListItem = Schemas['AdminEditions']['items'][number];
export type EditionConflict = Omit<Schemas['EditionConflict'], 'current'> & {
  current: AdminEdition;
};
export type Revision = Schemas['EditionRevision'];
export type HistoryItem = Schemas['EditionHistory']['items'][number];
export type Publication = Schemas['Publication'];

const POLL_MS = 1500;
const editionsKey = ['admin', 'editions'];

export const editionsQuery = () =>
  queryOptions({
    queryKey: [...editionsKey, 'list'],
    queryFn: ({ signal }) => unwrap(api.GET('/api/v1/admin/editions', { signal })),
  });

export const editionQuery = (id: string) =>
  queryOptions({
    queryKey: [...editionsKey, 'one', id],
    queryFn: ({ signal }) => readEdition(id, signal),
    refetchInterval: ({ state }) => (state.data?.publication.state === 'waiting' ? POLL_MS : false),
  });

export const historyQuery = (id: string, q: string) =>
  infiniteQueryOptions({
    queryKey: [...editionsKey, 'history', id, q],
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam, signal }) =>
      unwrap(
        api.GET('/api/v1/admin/editions/{id}/history', {
          params: { path: { id }, query: { limit: 20, cursor: pageParam, ...(q && { q }) } },
          signal,
        }),
      ),
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    placeholderData: keepPreviousData,
  });

export const revisionQuery = (id: string, revision: number) =>
  queryOptions({
    queryKey: [...editionsKey, 'revision', id, revision],
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/api/v1/admin/editions/{id}/history/{revision}', {
          params: { path: { id, revision } },
          signal,
        }),
      ),
  });

/** Fails with 409 when another admin saved a newer revision. */
export function useSaveSection(id: string, section: EditionSection) {
  return useEditionAction((change: { revision: number; values: Values }) =>
    unwrap(
      api.PATCH('/api/v1/admin/editions/{id}', {
        params: { path: { id } },
        body: { ...change.values, revision: change.revision },
      }),
    ).catch((error: unknown) => {
      throw withFormFields(section, error);
    }),
  );
}

/** Several sections as one revision; fails like `useSaveSection`. */
export function usePublishSections(id: string) {
  const client = useQueryClient();
  return useEditionAction((change: { revision: number; values: Values }) =>
    unwrap(
      api.PATCH('/api/v1/admin/editions/{id}', {
        params: { path: { id } },
        body: { ...change.values, revision: change.revision },
      }),
    ).catch((error: unknown) => {
      const conflict = conflictOf(error);
      if (conflict) client.setQueryData(editionQuery(id).queryKey, conflict.current);
      throw error;
    }),
  );
}

/** Marks the bank details of a copied edition as checked. */
export function useKeepBankDetails({ id, revision, document: { bank } }: AdminEdition) {
  return useEditionAction(() =>
    unwrap(
      api.PATCH('/api/v1/admin/editions/{id}', {
        params: { path: { id } },
        body: { bank, revision },
      }),
    ),
  );
}

export function useCreatePreview(id: string, section: EditionSection) {
  return useMutation({
    mutationFn: (values: Values) =>
      unwrap(
        api.POST('/api/v1/admin/editions/{id}/preview', {
          params: { path: { id } },
          body: values,
        }),
      ).catch((error: unknown) => {
        throw withFormFields(section, error);
      }),
  });
}

export function useRestoreRevision(id: string) {
  return useEditionAction(({ revision, current }: { revision: number; current: number }) =>
    unwrap(
      api.POST('/api/v1/admin/editions/{id}/history/{revision}/restore', {
        params: { path: { id, revision } },
        body: { revision: current },
      }),
    ),
  );
}

export function useCopyEdition(id: string) {
  return useEditionAction(() =>
    unwrap(api.POST('/api/v1/admin/editions/{id}/copy', { params: { path: { id } } })),
  );
}

export function useMakeEditionCurrent(id: string) {
  return useEditionAction((confirm: string) =>
    unwrap(
      api.POST('/api/v1/admin/editions/{id}/current', {
        params: { path: { id } },
        body: { confirm },
      }),
    ),
  );
}

export function conflictOf(error: unknown): EditionConflict | undefined {
  if (!(error instanceof ApiError) || error.status !== 409) return undefined;
  return 'current' in error.body ? (error.body as EditionConflict) : undefined;
}

/** The form-level message of a failed save; undefined when its fields show the errors. */
export function saveErrorOf({ fields }: EditionSection, error: unknown): string | undefined {
  if (!error || conflictOf(error)) return undefined;
  const named = error instanceof ApiError ? Object.keys(error.fields) : [];
  const isAtFields = named.length > 0 && named.every((path) => fieldNameOf(fields, path));
  return isAtFields ? undefined : messageOf(error, texts.saveFailed);
}

function useEditionAction<Body>(mutationFn: (body: Body) => Promise<AdminEdition>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn,
    onSuccess: async (edition) => {
      client.setQueryData(editionQuery(edition.id).queryKey, edition);
      await Promise.all(
        ['list', 'history', 'public', 'places', 'joining'].map((part) =>
          client.invalidateQueries({ queryKey: [...editionsKey, part] }),
        ),
      );
    },
  });
}

/** Moves errors of nested values to the fields of the form that contain them. */
function withFormFields({ fields }: EditionSection, error: unknown): unknown {
  if (!(error instanceof ApiError)) return error;
  const renamed = Object.entries(error.fields).map(([path, message]) => [
    fieldNameOf(fields, path) ?? path,
    message,
  ]);
  const body = { ...error.body, fields: Object.fromEntries(renamed) as Record<string, string> };
  return new ApiError(error.status, body, error.retryAfter);
}
