import { api, beginDownload, unwrap, type components } from '@plenary/kit/api';
import { useMutation } from '@tanstack/react-query';
import { usePaymentAction, type AdminPayment } from '../payments.api';

type Schemas = components['schemas'];
type Target = Pick<AdminPayment, 'id' | 'version'>;
/** The version read is added by the hooks. */
type Input<Body> = Omit<Body, 'version'>;

const at = (id: string) => ({ params: { path: { id } } });

export const useMatchPayment = ({ id, version }: Target) =>
  usePaymentAction({ id }, (input: Input<Schemas['MatchPayment']>) =>
    unwrap(
      api.POST('/api/v1/admin/payments/{id}/match', { ...at(id), body: { ...input, version } }),
    ),
  );

export const useConfirmPayment = ({ id, version }: Target) =>
  usePaymentAction({ id }, (input: Input<Schemas['ConfirmPayment']>) =>
    unwrap(
      api.POST('/api/v1/admin/payments/{id}/confirm', { ...at(id), body: { ...input, version } }),
    ),
  );

export const useRejectPayment = ({ id, version }: Target) =>
  usePaymentAction({ id }, (reason: string) =>
    unwrap(
      api.POST('/api/v1/admin/payments/{id}/reject', { ...at(id), body: { reason, version } }),
    ),
  );

export const useConfirmCountry = ({ id, version }: Target) =>
  usePaymentAction({ id }, () =>
    unwrap(
      api.POST('/api/v1/admin/payments/{id}/country', {
        ...at(id),
        body: { decision: 'confirm', version },
      }),
    ),
  );

export const useRefuseCountry = ({ id, version }: Target) =>
  usePaymentAction({ id }, (reason: string) =>
    unwrap(
      api.POST('/api/v1/admin/payments/{id}/country', {
        ...at(id),
        body: { decision: 'refuse', reason, version },
      }),
    ),
  );

export const useExtendPayment = ({ id, version }: Target) =>
  usePaymentAction({ id }, (input: Input<Schemas['PaymentExtension']>) =>
    unwrap(
      api.POST('/api/v1/admin/payments/{id}/extend', { ...at(id), body: { ...input, version } }),
    ),
  );

export const useCancelRegistration = ({ id, version }: Target) =>
  usePaymentAction({ id }, (reason: string) =>
    unwrap(
      api.POST('/api/v1/admin/payments/{id}/cancel', { ...at(id), body: { reason, version } }),
    ),
  );

export const useUnmatchPayment = ({ id, version }: Target, entryId: string) =>
  usePaymentAction({ id }, (input: Omit<Schemas['UnmatchPayment'], 'version' | 'entryId'>) =>
    unwrap(
      api.POST('/api/v1/admin/payments/{id}/unmatch', {
        ...at(id),
        body: { ...input, entryId, version },
      }),
    ),
  );

export const useCreditPayment = ({ id, version }: Target) =>
  usePaymentAction({ id }, (input: Input<Schemas['CreditPayment']>) =>
    unwrap(
      api.POST('/api/v1/admin/payments/{id}/credit-note', {
        ...at(id),
        body: { ...input, version },
      }),
    ),
  );

export const useDownloadCreditNote = (id: string) =>
  useMutation({
    mutationFn: async (number: string) => {
      const params = { path: { id, document: 'credit-note' as const }, query: { number } };
      const call = api.POST('/api/v1/payments/{id}/documents/{document}', { params });
      beginDownload((await unwrap(call)).url);
    },
  });

/** Ends the registration and refunds all or part of the payment. */
export const useRefundPayment = ({ id, version }: Target) =>
  usePaymentAction({ id }, (input: Input<Schemas['Repayment']>) =>
    unwrap(
      api.POST('/api/v1/admin/payments/{id}/refund', { ...at(id), body: { ...input, version } }),
    ),
  );

export const useRefundOverpayment = ({ id, version }: Target) =>
  usePaymentAction({ id }, (input: Input<Schemas['Repayment']>) =>
    unwrap(
      api.POST('/api/v1/admin/payments/{id}/refund-overpayment', {
        ...at(id),
        body: { ...input, version },
      }),
    ),
  );

export const useChangePackage = ({ id, version }: Target) =>
  usePaymentAction({ id }, (input: Input<Schemas['AdminPackageChoice']>) =>
    unwrap(
      api.PUT('/api/v1/admin/payments/{id}/package', { ...at(id), body: { ...input, version } }),
    ),
  );

export const useAddNote = ({ id }: Target) =>
  usePaymentAction({ id }, (text: string) =>
    unwrap(api.POST('/api/v1/admin/payments/{id}/note', { ...at(id), body: { text } })),
  );

export const useResendEmail = ({ id }: Target) =>
  usePaymentAction({ id }, () =>
    unwrap(api.POST('/api/v1/admin/payments/{id}/resend-email', at(id))),
  );
