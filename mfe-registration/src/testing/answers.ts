import { http, server } from '@plenary/kit/testing';
import { sampleDraft, samplePaper } from './sample-papers';
import { simulateOnline } from './online-server';
import { simulatePapers } from './papers-server';
import type { Payment } from '../shared/registrations/payments.api';
import { samplePayment } from './sample-registrations';
import { simulateAcceptedPapers, simulatePlaces, simulateStatus } from './registrations-server';

export function answers(): void {
  let pending: Payment | null = null;
  const record = (differences: Partial<Payment>): Payment => {
    pending = { ...samplePayment, ...pending, ...differences };
    simulateStatus(pending);
    return pending;
  };

  simulateStatus(null);
  simulateOnline();
  simulatePlaces({ id: 'physical_presentation_only', state: 'few', left: 7 });
  simulateAcceptedPapers('Who moderates Yoruba?', 'Machine translation in the newsroom');
  const underReview = { ...samplePaper, id: '00000000-0000-4000-8000-000000000101' };
  simulatePapers(sampleDraft, underReview);
  server.use(
    http.get('/api/v1/payments/extras', ({ response }) => response(200).json({ items: [] })),
    http.get('/api/v1/payments/pending', ({ response }) =>
      response(200).json({ success: true, data: pending, others: [] }),
    ),
    http.get('/api/v1/payments/by-reference', ({ response }) =>
      response(200).json({ success: true, data: pending ?? samplePayment }),
    ),
    http.post('/api/v1/payments/manual-registration', async ({ request, response }) => {
      const { registrationType, academicCategory, registrationPackage } = await request.json();
      const data = record({ registrationType, academicCategory, registrationPackage });
      return response(201).json({ success: true, data });
    }),
    http.post('/api/v1/payments/{id}/proof', ({ response }) =>
      response(201).json({ success: true, data: record({ hasPaymentProof: true }) }),
    ),
    http.post('/api/v1/payments/{id}/student-proof', ({ response }) =>
      response(201).json({ success: true, data: record({ studentProof: 'uploaded' }) }),
    ),
    http.post('/api/v1/payments/{id}/cancel', ({ response }) =>
      response(200).json({ success: true, data: record({ status: 'cancelled' }) }),
    ),
    http.put('/api/v1/payments/{id}/package', async ({ request, response }) => {
      const { price: amount, academicCategory, registrationPackage } = await request.json();
      const choice = { amount, outstandingAmount: amount, academicCategory, registrationPackage };
      return response(200).json({ success: true, data: record(choice) });
    }),
    http.put('/api/v1/payments/{id}/invoice', async ({ request, response }) => {
      const invoice = await request.json();
      const { address = null, taxNumber = null, purchaseOrder = null } = invoice;
      const data = record({ invoice: { ...invoice, address, taxNumber, purchaseOrder } });
      return response(200).json({ success: true, data });
    }),
    http.post('/api/v1/payments/send-confirmation', ({ response }) =>
      response(200).json({ success: true, message: 'Confirmation sent (sample).' }),
    ),
  );
}
