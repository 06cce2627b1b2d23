import * as z from 'zod/mini';
import { texts } from './texts';

/** The six digits of an authenticator app (RFC 6238). */
export const authenticationCodeSchema = z.object({
  code: z.string().check(z.regex(/^\d{6}$/, texts.codeIncomplete)),
});
