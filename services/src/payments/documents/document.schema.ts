import * as z from 'zod';
import { idSchema } from '../../common/fields.schema.js';

const document = z.enum(['pro-forma', 'receipt']);
export type DocumentKind = z.output<typeof document>;

export const paymentDocumentSchema = z
  .strictObject({ kind: z.literal('payment-document'), paymentId: idSchema, document })
  .meta({ id: 'PaymentDocument' });
export type PaymentDocumentRequest = z.output<typeof paymentDocumentSchema>;

export const documentParamsSchema = z.strictObject({ id: idSchema, document });
export type DocumentParams = z.output<typeof documentParamsSchema>;
