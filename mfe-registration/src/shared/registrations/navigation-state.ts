import type { components } from '@plenary/kit/api';
import * as z from 'zod/mini';

const text = z.catch(z.nullish(z.string()), undefined);
const registrationType = z.catch(z.nullish(z.enum(['author', 'participant'])), undefined);

const paymentDetailsSchema = z.object({
  id: text,
  merchantReference: text,
  transactionId: text,
  amount: z.catch(z.nullish(z.number()), undefined),
  status: text,
  paymentGateway: text,
  registrationType,
  lines: z.catch(z.nullish(z.array(z.object({ name: z.string(), amount: z.number() }))), undefined),
  group: z.catch(z.nullish(z.object({ organization: z.string() })), undefined),
  paper: z.catch(z.nullish(z.object({ title: z.string() })), undefined),
});

const payerSchema = z.object({
  id: text,
  userId: text,
  title: text,
  firstName: text,
  lastName: text,
  email: text,
  registrationType,
});

/** Fields may be missing. The amount is in dollars. */
export type PaymentDetails = z.output<typeof paymentDetailsSchema>;
export type Payer = z.output<typeof payerSchema>;

export interface NavigationState {
  paymentDetails?: PaymentDetails;
  registrationData?: Payer;
}

/** Reads navigation state leniently: an older version of the product may have written it. */
export function readNavigationState(state: unknown): NavigationState {
  const { paymentDetails, registrationData } = asRecord(state);
  return {
    paymentDetails: paymentDetailsSchema.safeParse(paymentDetails).data,
    registrationData: payerSchema.safeParse(registrationData).data,
  };
}

export function asRecord(state: unknown): Record<string, unknown> {
  return typeof state === 'object' && state !== null ? (state as Record<string, unknown>) : {};
}

export const PREVIOUS_REGISTRATION = 'previous_registration';

type RegistrationDetails = components['schemas']['RegistrationStatus']['registrationDetails'];

export function previousRegistration(
  details: RegistrationDetails,
  user: components['schemas']['User'],
): NavigationState {
  const { id: userId, title, firstName, lastName, email } = user;
  return {
    paymentDetails: { ...details, paymentGateway: PREVIOUS_REGISTRATION },
    registrationData: {
      userId,
      title,
      firstName,
      lastName,
      email,
      registrationType: details?.registrationType,
    },
  };
}

const MAX_LENGTH = 200;

/** Anyone can write a query parameter: removes control and bidirectional characters. */
export function sanitiseQueryText(text: string | null): string {
  const line = (text ?? '')
    .replace(/[\p{Cf}\p{Cs}]/gu, '')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim();
  return Array.from(line).slice(0, MAX_LENGTH).join('');
}
