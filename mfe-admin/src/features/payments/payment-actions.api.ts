import { api, unwrap, type components } from '@plenary/kit/api';
import { usePaymentAction, type AdminPayment } from './payments.api';

type Schemas = components['schemas'];
type Known = Pick<AdminPayment, 'id' | 'version'>;
/** What is asked of the admin; the version that was read goes along by itself. */
type Asked<Body> = Omit<Body, 'version'>;

const at = (id: string) => ({ params: { path: { id } } });

export const useMatch = ({ id, version }: Known) =>
  usePaymentAction({ id }, (asked: Asked<Schemas['MatchPayment']>) =>
    unwrap(
      api.POST('/api/v1/admin/payments/{id}/match', { ...at(id), body: { ...asked, version } }),
    ),
  );

export const useConfirm = ({ id, version }: Known) =>
  usePaymentAction({ id }, (asked: Asked<Schemas['ConfirmPayment']>) =>
    unwrap(
      api.POST('/api/v1/admin/payments/{id}/confirm', { ...at(id), body: { ...asked, version } }),
    ),
  );

export const useReject = ({ id, version }: Known) =>
  usePaymentAction({ id }, (reason: string) =>
    unwrap(
      api.POST('/api/v1/admin/payments/{id}/reject', { ...at(id), body: { reason, version } }),
    ),
  );

export const useCancel = ({ id, version }: Known) =>
  usePaymentAction({ id }, (reason: string) =>
    unwrap(
      api.POST('/api/v1/admin/payments/{id}/cancel', { ...at(id), body: { reason, version } }),
    ),
  );

/** Ends a paid registration and pays all or a part of its money back. */
export const useRefund = ({ id, version }: Known) =>
  usePaymentAction({ id }, (asked: Asked<Schemas['Repayment']>) =>
    unwrap(
      api.POST('/api/v1/admin/payments/{id}/refund', { ...at(id), body: { ...asked, version } }),
    ),
  );

/** Pays back what is not ours to keep; the registration stays as it is. */
export const useGiveBack = ({ id, version }: Known) =>
  usePaymentAction({ id }, (asked: Asked<Schemas['Repayment']>) =>
    unwrap(
      api.POST('/api/v1/admin/payments/{id}/give-back', { ...at(id), body: { ...asked, version } }),
    ),
  );

export const usePackageChange = ({ id, version }: Known) =>
  usePaymentAction({ id }, (asked: Asked<Schemas['AdminPackageChoice']>) =>
    unwrap(
      api.PUT('/api/v1/admin/payments/{id}/package', { ...at(id), body: { ...asked, version } }),
    ),
  );

export const useNote = ({ id }: Known) =>
  usePaymentAction({ id }, (text: string) =>
    unwrap(api.POST('/api/v1/admin/payments/{id}/note', { ...at(id), body: { text } })),
  );

export const useResend = ({ id }: Known) =>
  usePaymentAction({ id }, () =>
    unwrap(api.POST('/api/v1/admin/payments/{id}/resend-mail', at(id))),
  );
