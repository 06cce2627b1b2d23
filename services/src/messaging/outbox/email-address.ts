import * as z from 'zod';
import { isEmailAddress } from '../../platform/core/email-address.js';

/** One plain address: anything else could inject recipients or headers. @throws ZodError */
export function emailAddress(text: string): string {
  return z.string().refine(isEmailAddress).parse(text);
}

/** Addresses of samples and of erased accounts: no server has the domain (RFC 2606, 2). */
export function isUndeliverable(address: string): boolean {
  return address.toLowerCase().endsWith('.invalid');
}
