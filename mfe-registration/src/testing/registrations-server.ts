import { http, server } from '@plenary/kit/testing';
import type { components } from '@plenary/kit/api';
import remote from '../remote';
import routes from '../routes';
import type { Payment } from '../shared/registrations/payments.api';
import { samplePayment } from './sample-registrations';

export const registrationRemote = { routes, remote };

type Details = NonNullable<components['schemas']['RegistrationStatus']['registrationDetails']>;

/** Serves the registration status of the logged-in user; null for no registration. */
export function simulateStatus(details: Partial<Details> | null): void {
  const { id, merchantReference, transactionId, amount, currency, status } = samplePayment;
  const { registrationType, registrationPackage, academicCategory } = samplePayment;
  const payment = { id, merchantReference, transactionId, amount, currency, status };
  const registration = { registrationType, registrationPackage, academicCategory };
  server.use(
    http.get('/api/v1/registration/check-status', ({ response }) =>
      response(200).json({
        isRegistered: details !== null,
        registrationDetails: details && { ...payment, ...registration, ...details },
      }),
    ),
  );
}

/** Serves the newest pending payment of this browser; null for none. */
export function simulatePending(payment: Payment | null): void {
  server.use(
    http.get('/api/v1/payments/pending', ({ response }) =>
      response(200).json({ success: true, data: payment, others: [] }),
    ),
  );
}

export function simulateAcceptedPapers(...titles: string[]): void {
  server.use(
    http.get('/api/v1/papers/check-accepted-paper', ({ response }) =>
      response(200).json({
        hasAcceptedPaper: titles.length > 0,
        papers: titles.map((title, index) => ({
          id: `00000000-0000-4000-8000-00000000010${index}`,
          title,
          kind: 'full-paper' as const,
        })),
      }),
    ),
  );
}

/** Serves the payment date of registrations that are recorded now. */
export function simulatePayBy(payBy: string, papers: { id: string; payBy: string }[] = []): void {
  server.use(
    http.get('/api/v1/payments/pay-by', ({ response }) => response(200).json({ payBy, papers })),
  );
}

type PlacesOf = components['schemas']['Places']['packages'][number];

/** Serves the places of packages; all others are open. */
export function simulatePlaces(...packages: PlacesOf[]): void {
  server.use(
    http.get('/api/v1/registration/places', ({ response }) => response(200).json({ packages })),
  );
}
