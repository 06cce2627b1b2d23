import { api, ApiError, unwrap, uploading, type components } from '@plenary/kit/api';
import type { Sending } from '@plenary/kit/forms';
import {
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { holdsKey } from '../../../shared/holds/holds.api';
import type { List } from '../../../shared/list/use-list';

type Schemas = components['schemas'];
export type Statement = Schemas['Statement'];
export type StatementRow = Schemas['StatementRow'];
export type StatementLine = Schemas['StatementLine'];
export type StatementImport = Schemas['StatementImport'];
export type DetectedCsv = NonNullable<StatementImport['csv']>;
export type CsvLayout = Schemas['CsvLayout'];

export const PAGE_SIZE = 20;
const payments = ['admin', 'payments'];
const statements = [...payments, 'statements'];

export const statementsQuery = (query: List['query']) =>
  queryOptions({
    queryKey: [...statements, 'list', query],
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/api/v1/admin/statements', {
          params: { query: { ...query, limit: PAGE_SIZE } },
          signal,
        }),
      ),
    placeholderData: keepPreviousData,
  });

export const statementQuery = (id: string, q: string) =>
  queryOptions({
    queryKey: [...statements, id, 'statement', q],
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/api/v1/admin/statements/{id}', {
          params: { path: { id }, query: q ? { q } : {} },
          signal,
        }),
      ),
    placeholderData: keepPreviousData,
  });

export type SettledLine = Schemas['SettledStatementLine'];

export const settledLinesQuery = (id: string, state: 'done' | 'pending', q: string) =>
  infiniteQueryOptions({
    queryKey: [...statements, id, 'lines', state, q],
    queryFn: ({ pageParam, signal }) =>
      unwrap(
        api.GET('/api/v1/admin/statements/{id}/lines', {
          params: {
            path: { id },
            query: { state, limit: 50, ...(q && { q }), ...(pageParam && { cursor: pageParam }) },
          },
          signal,
        }),
      ),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });

export interface SentStatement {
  file: File;
  sending: Sending;
  choice?: { account: string; layout: CsvLayout };
}

export const useImportStatement = () =>
  useLineAction(({ file, sending, choice }: SentStatement) =>
    unwrap(
      api.POST('/api/v1/admin/statements', {
        fetch: uploading(sending.progress),
        // OpenAPI describes a file as a string of bytes.
        body: {
          ...(choice && { account: choice.account, layout: JSON.stringify(choice.layout) }),
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

const at = (id: string) => ({ params: { path: { id } } });

export const useConfirmLines = (id: string) =>
  useLineAction((lineIds: string[]) =>
    unwrap(api.POST('/api/v1/admin/statements/{id}/confirm', { ...at(id), body: { lineIds } })),
  );

export const useMatchLine = () =>
  useLineAction(({ id, version, proposal }: StatementLine) =>
    unwrap(
      api.POST('/api/v1/admin/statements/lines/{id}/match', {
        ...at(id),
        body: {
          version: version ?? 1,
          parts: (proposal?.parts ?? []).map(({ paymentId, amount }) => ({ paymentId, amount })),
        },
      }),
    ),
  );

export const usePayRefund = () =>
  useLineAction(({ id, refund }: StatementLine) =>
    unwrap(
      api.POST('/api/v1/admin/statements/lines/{id}/refund', {
        ...at(id),
        body: refund?.refundId ? { refundId: refund.refundId } : { entryId: refund?.entryId ?? '' },
      }),
    ),
  );

export const useEnterLine = (id: string) =>
  useLineAction((body: Schemas['EnterLine']) =>
    unwrap(api.POST('/api/v1/admin/statements/lines/{id}/enter', { ...at(id), body })),
  );

export const useIgnoreLine = (id: string) =>
  useLineAction((reason: string) =>
    unwrap(api.POST('/api/v1/admin/statements/lines/{id}/ignore', { ...at(id), body: { reason } })),
  );

export const useAcceptLine = () =>
  useLineAction((id: string) =>
    unwrap(api.POST('/api/v1/admin/statements/lines/{id}/accept', at(id))),
  );

/** All that the line paid of one payment. */
export const useUnmatchLine = ({ id, version }: SettledLine, paymentId: string) =>
  useLineAction((reason: string) =>
    unwrap(
      api.POST('/api/v1/admin/transfers/{id}/unmatch', {
        ...at(id),
        body: { paymentId, version: version ?? 1, reason },
      }),
    ),
  );

/** Undoes `useIgnoreLine` and `usePayRefund`. */
export const useRestoreLine = () =>
  useLineAction((id: string) =>
    unwrap(api.POST('/api/v1/admin/statements/lines/{id}/restore', at(id))),
  );

/** Refetches statements and payments, also where another person was faster. */
function useLineAction<Input, Result>(mutationFn: (input: Input) => Promise<Result>) {
  const client = useQueryClient();
  const refetch = () =>
    Promise.all([
      client.invalidateQueries({ queryKey: payments }),
      client.invalidateQueries({ queryKey: holdsKey }),
    ]);
  return useMutation({
    mutationFn,
    onSuccess: refetch,
    onError: (error) =>
      error instanceof ApiError && error.code === 'CHANGED_MEANWHILE' ? refetch() : undefined,
  });
}
