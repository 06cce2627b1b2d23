import { api, unwrap, type components } from '@plenary/kit/api';
import { useEdition } from '@plenary/kit/edition';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { withId, type Payment } from '../../../shared/registrations/payments.api';

type Schemas = components['schemas'];
export type OwnWaiver = Schemas['OwnWaiver'];
type Application = Schemas['ApplyForWaiver'];

type Priced = Pick<Payment, 'id' | 'amount'>;

/** Read again when the price changed. */
const ownWaiverQuery = ({ id, amount }: Priced) =>
  queryOptions({
    queryKey: ['payments', 'waiver', id, amount],
    queryFn: ({ signal }) =>
      unwrap(api.GET('/api/v1/payments/{id}/waiver', { ...withId(id), signal })),
    staleTime: 0,
  });

/** Of the payer's own payment, where the conference has waivers or it has one. */
export function useOwnWaiver(payment: Payment) {
  const { lines, registrationData, hasOpenWaiver } = payment;
  const { reductions } = useEdition();
  // An application stays when waivers are switched off.
  const hasOne = hasOpenWaiver ?? lines.some(({ kind }) => kind === 'waiver');
  const isKnown = reductions.waivers || hasOne;
  return useQuery({ ...ownWaiverQuery(payment), enabled: isKnown && !registrationData.isMasked });
}

export const useApply = (payment: Priced) =>
  useWaiverAction(payment, (body: Application) =>
    unwrap(api.PUT('/api/v1/payments/{id}/waiver', { ...withId(payment.id), body })),
  );

export const useWithdraw = (payment: Priced) =>
  useWaiverAction(payment, () =>
    unwrap(api.DELETE('/api/v1/payments/{id}/waiver', withId(payment.id))),
  );

function useWaiverAction<Input = void>(
  payment: Priced,
  mutationFn: (input: Input) => Promise<OwnWaiver>,
) {
  const client = useQueryClient();
  const { queryKey } = ownWaiverQuery(payment);
  return useMutation({
    mutationFn,
    onSuccess: (waiver) => client.setQueryData(queryKey, waiver),
    // It was decided or switched off meanwhile.
    onError: () => client.invalidateQueries({ queryKey }),
  });
}
