import * as z from 'zod/mini';
import { email } from '../../parts/account.schema';

export const forgotPasswordSchema = z.object({ email });
