import * as z from 'zod';
import { downloadKind } from '../../platform/downloads/download-kinds.js';
import { idSchema } from '../../platform/http/fields.schema.js';

const document = z.enum(['pro-forma', 'receipt', 'credit-note', 'invoice', 'invoice-xml']);

const number = z
  .string()
  .max(30)
  .optional()
  .describe(
    'Of a credit note or an invoice, such as C25-N00001 or C25-I00001; the newest without it.',
  );

export const paymentDocumentSchema = downloadKind(
  z
    .strictObject({
      kind: z.literal('payment-document'),
      paymentId: idSchema,
      document,
      number,
    })
    .meta({ id: 'PaymentDocument' }),
);
export type PaymentDocumentRequest = z.output<typeof paymentDocumentSchema>;

/** Of a group: for its payer, and for finance. */
export const groupDocumentSchema = downloadKind(
  z
    .strictObject({
      kind: z.literal('group-document'),
      groupId: idSchema,
      document: z.enum(['pro-forma', 'invoice', 'invoice-xml']),
      number,
    })
    .meta({ id: 'GroupDocument' }),
);

export type GroupDocumentRequest = z.output<typeof groupDocumentSchema>;

export const documentParamsSchema = z.strictObject({ id: idSchema, document });
export type DocumentParams = z.output<typeof documentParamsSchema>;

export const documentQuerySchema = z.strictObject({ number });
export type DocumentQuery = z.output<typeof documentQuerySchema>;
