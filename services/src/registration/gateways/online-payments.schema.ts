import * as z from 'zod';
import { FAILURES, GATEWAYS } from './providers/gateway.js';

const gateway = z.enum(GATEWAYS);

export const gatewaySchema = z.strictObject({ gateway });
export type GatewayParameter = z.output<typeof gatewaySchema>;

const local = z
  .object({
    amount: z.number().describe('In units of the currency.'),
    currency: z.string(),
    rate: z.number().describe('Units for one USD.'),
    day: z.iso.date().describe('Of the rate.'),
  })
  .nullable()
  .describe('What the page asks for, where it is not USD.');

export const onlinePaymentSchema = z
  .object({
    ways: z
      .array(z.object({ gateway, amount: z.number().describe('Owed dollars.'), local }))
      .describe('Next to the bank transfer. Empty where none is offered, or nothing is owed.'),
    attempt: z
      .object({
        id: z.uuid(),
        gateway,
        status: z.enum(['starting', 'open', 'paid', 'ended']),
        failure: z.enum(FAILURES).nullable().describe('The last one that the provider reported.'),
        amount: z.number(),
        local,
      })
      .nullable()
      .describe('The newest visit to a payment page.'),
  })
  .meta({ id: 'OnlinePayment' });
export type OnlinePayment = z.output<typeof onlinePaymentSchema>;

export const startOnlineSchema = z.strictObject({ gateway }).meta({ id: 'StartOnlinePayment' });
export type StartOnline = z.output<typeof startOnlineSchema>;

export const paymentPageSchema = z.object({ url: z.url() }).meta({ id: 'PaymentPage' });

export const eventReceivedSchema = z
  .object({ received: z.literal(true) })
  .meta({ id: 'GatewayEventReceived' });
