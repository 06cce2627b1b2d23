import { api, unwrap, type components } from '@plenary/kit/api';
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { List } from '../../../shared/list/use-list';

type Schemas = components['schemas'];
export type DiscountCode = Schemas['DiscountCode'];
export type DiscountCodeDetails = Schemas['DiscountCodeDetails'];

export const PAGE_SIZE = 20;

const codes = ['admin', 'payments', 'discount-codes'];
const at = (id: string) => ({ params: { path: { id } } });

export const discountCodesQuery = (query: List['query']) =>
  queryOptions({
    queryKey: [...codes, query],
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/api/v1/admin/discount-codes', {
          params: { query: { ...query, limit: PAGE_SIZE } },
          signal,
        }),
      ),
    placeholderData: keepPreviousData,
  });

export const discountCodeQuery = (id: string) =>
  queryOptions({
    queryKey: [...codes, 'one', id],
    queryFn: ({ signal }) =>
      unwrap(api.GET('/api/v1/admin/discount-codes/{id}', { ...at(id), signal })),
  });

export const useCreateCode = () =>
  useCodeAction((body: Schemas['NewDiscountCode']) =>
    unwrap(api.POST('/api/v1/admin/discount-codes', { body })),
  );

export const useStopCode = (id: string) =>
  useCodeAction(() => unwrap(api.POST('/api/v1/admin/discount-codes/{id}/stop', at(id))));

function useCodeAction<Input = void>(mutationFn: (input: Input) => Promise<DiscountCodeDetails>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn,
    onSettled: () => client.invalidateQueries({ queryKey: codes }),
  });
}
