import { api, unwrap } from '@plenary/kit/api';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Payment } from '../../registration/payment.api';

/** Sends the receipt of a transfer; the pages that show the payment learn of it. */
export function useSendReceipt({ id, merchantReference }: Payment) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (receipt: File) => sendReceipt(id, receipt),
    onSuccess: (payment) => {
      queries.setQueriesData({ queryKey: ['pending-payment'] }, payment);
      queries.setQueriesData({ queryKey: ['payment', merchantReference] }, payment);
    },
  });
}

async function sendReceipt(id: string, receipt: File): Promise<Payment> {
  const { data } = await unwrap(
    api.POST('/api/v1/payments/{id}/proof', {
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
