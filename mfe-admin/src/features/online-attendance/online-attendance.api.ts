import { api, unwrap, uploading, type components } from '@plenary/kit/api';
import type { Sending } from '@plenary/kit/forms';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';

type Schemas = components['schemas'];
export type AttendanceImport = Schemas['AttendanceImport'];
export type AttendanceLine = Schemas['AttendanceLine'];
export type AttendanceLayout = Schemas['AttendanceLayout'];
export type Detected = NonNullable<Schemas['AttendanceImported']['detected']>;

/** Under documents: who has evidence follows from it. */
const key = ['admin', 'documents', 'online-attendance'];
const at = (id: string) => ({ params: { path: { id } } });

export const importsQuery = queryOptions({
  queryKey: key,
  queryFn: ({ signal }) => unwrap(api.GET('/api/v1/admin/online-attendance', { signal })),
});

export const linesQuery = (id: string) =>
  queryOptions({
    queryKey: [...key, id],
    queryFn: ({ signal }) =>
      unwrap(api.GET('/api/v1/admin/online-attendance/{id}', { ...at(id), signal })),
  });

/** Of everyone who is registered, by a part of the name. */
export const peopleQuery = (q: string) =>
  queryOptions({
    queryKey: [...key, 'people', q],
    queryFn: ({ signal }) => {
      const query = { kind: 'attendance' as const, state: 'all' as const, q, limit: 8 };
      return unwrap(api.GET('/api/v1/admin/documents', { params: { query }, signal }));
    },
    enabled: q.length >= 2,
  });

export interface SentList {
  file: File;
  sending: Sending;
  choice?: { session: string; minimumMinutes: number; layout: AttendanceLayout };
}

export const useImportList = () =>
  useAttendanceAction(({ file, sending, choice }: SentList) =>
    unwrap(
      api.POST('/api/v1/admin/online-attendance', {
        fetch: uploading(sending.progress),
        // OpenAPI describes a file as a string of bytes.
        body: {
          ...(choice && {
            ...{ session: choice.session, minimumMinutes: String(choice.minimumMinutes) },
            layout: JSON.stringify(choice.layout),
          }),
          file: file as unknown as string,
        },
        bodySerializer: (fields) => {
          const form = new FormData();
          for (const [name, value] of Object.entries(fields)) form.set(name, value);
          return form;
        },
      }),
    ),
  );

export const useUndoImport = () =>
  useAttendanceAction((id: string) =>
    unwrap(api.DELETE('/api/v1/admin/online-attendance/{id}', at(id))),
  );

export const useAssign = () =>
  useAttendanceAction(({ id, registrationId }: { id: string; registrationId: string | null }) =>
    unwrap(
      api.PUT('/api/v1/admin/online-attendance/lines/{id}', {
        ...at(id),
        body: { registrationId },
      }),
    ),
  );

function useAttendanceAction<Input, Result>(mutationFn: (input: Input) => Promise<Result>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn,
    onSuccess: () => client.invalidateQueries({ queryKey: key }),
  });
}
