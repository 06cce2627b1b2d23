import { api, beginDownload, unwrap, type components } from '@plenary/kit/api';
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Format } from '../../../shared/list/tools/export-choices';
import type { List } from '../../../shared/list/use-list';

export type Invoice = components['schemas']['ListedInvoice'];
type InvoicesExport = components['schemas']['InvoicesExport'];

export const PAGE_SIZE = 20;

const payments = ['admin', 'payments'];
const invoices = [...payments, 'invoices'];

export const invoicesQuery = (query: List['query']) =>
  queryOptions({
    queryKey: [...invoices, 'list', query],
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/api/v1/admin/invoices', {
          params: { query: { ...query, limit: PAGE_SIZE } },
          signal,
        }),
      ),
    placeholderData: keepPreviousData,
  });

/** Undefined for a number that was not issued. */
export const invoiceQuery = (number: string) =>
  queryOptions({
    queryKey: [...invoices, 'one', number],
    queryFn: async ({ signal }) => {
      const params = { query: { q: number, limit: 1 } };
      const { items } = await unwrap(api.GET('/api/v1/admin/invoices', { params, signal }));
      return items.find((each) => each.number === number) ?? null;
    },
  });

export function exportOf(list: List, format: Format): InvoicesExport {
  return { kind: 'invoices', format, ...list.narrowing };
}

interface Wanted {
  document: 'invoice' | 'invoice-xml';
  number: string;
}

/** What an invoice is for: a payment, or a group. */
export type InvoiceSubject = { paymentId: string } | { groupId: string };

export const useDownloadInvoice = (subject: InvoiceSubject) =>
  useMutation({
    mutationFn: async ({ document, number }: Wanted) => {
      const call =
        'groupId' in subject
          ? api.POST('/api/v1/downloads', {
              body: { kind: 'group-document', ...subject, document, number },
            })
          : api.POST('/api/v1/payments/{id}/documents/{document}', {
              params: { path: { id: subject.paymentId, document }, query: { number } },
            });
      beginDownload((await unwrap(call)).url);
    },
  });

export function useIssueInvoice(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () =>
      unwrap(api.POST('/api/v1/admin/payments/{id}/invoices', { params: { path: { id } } })),
    onSuccess: () => client.invalidateQueries({ queryKey: payments }),
  });
}
