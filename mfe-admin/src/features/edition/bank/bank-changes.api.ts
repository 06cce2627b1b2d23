import { api, unwrap, type components } from '@plenary/kit/api';
import type { StepUp } from '../../../shared/proof/step-up-fields';
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';

type Schemas = components['schemas'];
export type BankChange = Schemas['BankChange'];
export type Bank = BankChange['after'];

const key = ['admin', 'bank-changes'];

export const bankChangesQuery = (q = '') =>
  queryOptions({
    queryKey: [...key, q],
    queryFn: ({ signal }) => {
      const params = { query: q ? { q } : {} };
      return unwrap(api.GET('/api/v1/admin/bank-changes', { params, signal }));
    },
    placeholderData: keepPreviousData,
  });

export const isOpen = ({ status }: BankChange) => status === 'requested' || status === 'scheduled';

export function useRequestBankChange(editionId: string) {
  return useChange((body: Schemas['BankChangeRequest']) =>
    unwrap(
      api.POST('/api/v1/admin/editions/{id}/bank-changes', {
        params: { path: { id: editionId } },
        body,
      }),
    ),
  );
}

export function useConfirmBankChange(id: string) {
  return useChange((body: StepUp) =>
    unwrap(api.POST('/api/v1/admin/bank-changes/{id}/confirm', { params: { path: { id } }, body })),
  );
}

export function useCancelBankChange(id: string) {
  return useChange(() =>
    unwrap(api.POST('/api/v1/admin/bank-changes/{id}/cancel', { params: { path: { id } } })),
  );
}

/** Reads the list again when a request fails as well: another administrator may have been first. */
function useChange<Body>(mutationFn: (body: Body) => Promise<BankChange>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn,
    onSettled: () => client.invalidateQueries({ queryKey: key }),
  });
}
