import * as z from 'zod';
import { ROLES } from './role.js';

export const userSchema = z
  .object({
    id: z.uuid(),
    email: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    title: z.string().nullable(),
    organization: z.string(),
    position: z.string().nullable(),
    country: z.string().nullable(),
    phone: z.string().nullable(),
    role: z.enum(ROLES),
    isEmailVerified: z.boolean(),
  })
  .meta({ id: 'User' });

export type PresentedUser = z.output<typeof userSchema>;
