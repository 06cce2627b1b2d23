import * as z from 'zod';
import { texts } from './groups.texts.js';

/** Of an invitation: 256 random bits in base64url. */
export const groupTokenSchema = z
  .string()
  .regex(/^[\w-]{43}$/, { error: () => texts.invitationInvalid });
