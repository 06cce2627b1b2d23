import * as z from 'zod';
import { ErrorCode } from './error-code.js';

export const apiErrorSchema = z
  .object({
    statusCode: z.int(),
    code: z.enum(ErrorCode),
    message: z.string(),
    fields: z.record(z.string(), z.string()).optional(),
    requestId: z.string(),
  })
  .meta({ id: 'ApiError' });

export type ApiError = z.output<typeof apiErrorSchema>;
