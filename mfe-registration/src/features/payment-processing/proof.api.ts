import { api, unwrap, uploading, type OnProgress } from '@plenary/kit/api';
import { useQueryClient } from '@tanstack/react-query';
import type { Payment } from '../../registration/payment.api';

/** Sends the receipt of a transfer; the pages that show the payment learn of it. */
export function useProof({ id, merchantReference }: Payment) {
  const queries = useQueryClient();
  return async (receipt: File, onProgress: OnProgress) => {
    const payment = await sendReceipt(id, receipt, onProgress);
    queries.setQueriesData({ queryKey: ['pending-payment'] }, payment);
    queries.setQueriesData({ queryKey: ['payment', merchantReference] }, payment);
  };
}

async function sendReceipt(id: string, receipt: File, onProgress: OnProgress): Promise<Payment> {
  const { data } = await unwrap(
    api.POST('/api/v1/payments/{id}/proof', {
      fetch: uploading(onProgress),
      params: { path: { id } },
      // The description of the call knows a file only as a string of bytes.
      body: { proof: receipt as unknown as string },
      bodySerializer: ({ proof }) => {
        const form = new FormData();
        form.set('proof', proof);
        return form;
      },
    }),
  );
  return data;
}
