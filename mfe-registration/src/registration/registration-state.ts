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

/** A payment as its pages show it; any of it may be unknown. The amount is in dollars. */
export type PaymentDetails = z.output<typeof paymentDetailsSchema>;
/** Whose registration a payment is for. */
export type Payer = z.output<typeof payerSchema>;

/** What travels to the payment pages beside the address. */
export interface RegistrationState {
  paymentDetails?: PaymentDetails;
  registrationData?: Payer;
}

/** Reads what came with a navigation, perhaps one by an older version of the product. */
export function readRegistrationState(state: unknown): RegistrationState {
  const { paymentDetails, registrationData } = asRecord(state);
  return {
    paymentDetails: paymentDetailsSchema.safeParse(paymentDetails).data,
    registrationData: payerSchema.safeParse(registrationData).data,
  };
}

export function asRecord(state: unknown): Record<string, unknown> {
  return typeof state === 'object' && state !== null ? (state as Record<string, unknown>) : {};
}

type RegistrationDetails = components['schemas']['RegistrationStatus']['registrationDetails'];

/** What /payment-success shows to somebody who has registered before. */
export function previousRegistration(
  details: RegistrationDetails,
  user: components['schemas']['User'],
): RegistrationState {
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

/** Marks the payment of somebody who tried to register again. */
export const PREVIOUS_REGISTRATION = 'previous_registration';
