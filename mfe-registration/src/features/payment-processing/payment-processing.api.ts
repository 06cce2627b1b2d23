import { api, unwrap, uploading, type components, type OnProgress } from '@plenary/kit/api';
import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  paymentsByReferenceKey,
  pendingPaymentsKey,
  type Payment,
} from '../../shared/registrations/payments.api';
import type { RegistrationData } from '../../shared/registrations/registration-data';
import { registrationStatusKey } from '../../shared/registrations/registrations.api';
import {
  removeStoredRegistration,
  storedStudentProof,
  storeStudentProof,
} from '../../shared/registrations/stored-registration';

export type PackageChoice = components['schemas']['PackageChoice'];
export type InvoiceDetails = components['schemas']['InvoiceDetails'];
export type ProofKind = 'payment' | 'student';

/**
 * Idempotent. A failed upload does not fail the registration: the payment page asks for the proof
 * again. `progress` is undefined before the upload starts.
 */
export function useCompleteRegistration() {
  const queries = useQueryClient();
  const [progress, setProgress] = useState<number>();
  const complete = useMutation({
    mutationFn: async (body: RegistrationData): Promise<Payment> => {
      const { data } = await unwrap(api.POST('/api/v1/payments/manual-registration', { body }));
      const proof = storedStudentProof();
      if (!proof || data.studentProof !== 'missing') return data;
      return uploadProof('student', data.id, proof, setProgress).catch(() => data);
    },
    onSuccess: () => {
      removeStoredRegistration();
      storeStudentProof(null);
      return queries.invalidateQueries({ queryKey: registrationStatusKey });
    },
  });
  return { complete, progress };
}

export function useCancelRegistration(paymentId: string) {
  return usePaymentMutation(() =>
    unwrap(api.POST('/api/v1/payments/{id}/cancel', withId(paymentId))),
  );
}

export function useChangePackage(paymentId: string) {
  return usePaymentMutation((body: PackageChoice) =>
    unwrap(api.PUT('/api/v1/payments/{id}/package', { ...withId(paymentId), body })),
  );
}

export function useUpdateInvoice(paymentId: string) {
  return usePaymentMutation((body: InvoiceDetails) =>
    unwrap(api.PUT('/api/v1/payments/{id}/invoice', { ...withId(paymentId), body })),
  );
}

interface ProofUpload {
  file: File;
  onProgress: OnProgress;
}

export function useUploadProof(kind: ProofKind, paymentId: string) {
  return usePaymentMutation(async ({ file, onProgress }: ProofUpload) => ({
    data: await uploadProof(kind, paymentId, file, onProgress),
  }));
}

const proofPaths = {
  payment: '/api/v1/payments/{id}/proof',
  student: '/api/v1/payments/{id}/student-proof',
} as const;

async function uploadProof(
  kind: ProofKind,
  paymentId: string,
  file: File,
  onProgress: OnProgress,
): Promise<Payment> {
  const { data } = await unwrap(
    api.POST(proofPaths[kind], {
      fetch: uploading(onProgress),
      ...withId(paymentId),
      // OpenAPI describes a file as a string of bytes.
      body: { proof: file as unknown as string },
      bodySerializer: ({ proof }) => {
        const form = new FormData();
        form.set('proof', proof);
        return form;
      },
    }),
  );
  return data;
}

/** A call that returns the changed payment, which replaces the cached ones. */
function usePaymentMutation<Input = void>(call: (input: Input) => Promise<{ data: Payment }>) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (input: Input) => (await call(input)).data,
    onSuccess: (payment) => {
      storePayment(queries, payment);
      return queries.invalidateQueries({ queryKey: registrationStatusKey });
    },
  });
}

function storePayment(queries: QueryClient, payment: Payment): void {
  queries.setQueriesData<Payment[]>({ queryKey: pendingPaymentsKey }, (payments) =>
    payments?.map((each) => (each.id === payment.id ? payment : each)),
  );
  queries.setQueriesData<Payment>({ queryKey: paymentsByReferenceKey }, (cached) =>
    cached?.id === payment.id ? payment : cached,
  );
}

function withId(id: string) {
  return { params: { path: { id } } };
}
