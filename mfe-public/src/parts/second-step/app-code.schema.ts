import * as z from 'zod/mini';
import { texts } from './texts';

/** The six digits that an authenticator app shows. */
export const appCode = z.string().check(z.regex(/^\d{6}$/, texts.codeIncomplete));

export const appCodeSchema = z.object({ code: appCode });
