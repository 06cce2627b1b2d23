import * as z from 'zod';
import { downloadKind } from '../../platform/downloads/download-kinds.js';
import { idSchema } from '../../platform/http/fields.schema.js';

const document = z.enum(['pro-forma', 'receipt']);
export type DocumentKind = z.output<typeof document>;

export const paymentDocumentSchema = downloadKind(
  z
    .strictObject({ kind: z.literal('payment-document'), paymentId: idSchema, document })
    .meta({ id: 'PaymentDocument' }),
);
export type PaymentDocumentRequest = z.output<typeof paymentDocumentSchema>;

export const documentParamsSchema = z.strictObject({ id: idSchema, document });
export type DocumentParams = z.output<typeof documentParamsSchema>;
