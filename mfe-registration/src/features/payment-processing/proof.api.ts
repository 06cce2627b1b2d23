import { api, unwrap, uploading, type OnProgress } from '@plenary/kit/api';
import type { Payment } from '../../registration/payment.api';

/** The receipt of a transfer, or what shows that somebody is a student. */
export type ProofKind = 'receipt' | 'student';

const calls = {
  receipt: '/api/v1/payments/{id}/proof',
  student: '/api/v1/payments/{id}/student-proof',
} as const;

/** Sends a file with a payment. @throws ApiError */
export async function sendProof(
  kind: ProofKind,
  id: string,
  file: File,
  onProgress: OnProgress,
): Promise<Payment> {
  const { data } = await unwrap(
    api.POST(calls[kind], {
      fetch: uploading(onProgress),
      params: { path: { id } },
      // The description of the call knows a file only as a string of bytes.
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
