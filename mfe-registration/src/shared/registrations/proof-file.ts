import * as z from 'zod/mini';
import { texts } from './texts';

/** The server checks the content as well. */
export const proofTypes = ['application/pdf', 'image/jpeg', 'image/png'];
const MEGABYTE = 1024 * 1024;

/** A file of at most `maxBytes`. It is required when there is a text for `missing`. */
export function proofFileSchema(maxBytes: number, missing?: string) {
  return z.custom<File | null>().check((context) => {
    const file = context.value;
    const message = file ? proofProblem(file, maxBytes) : missing;
    if (message) context.issues.push({ code: 'custom', message, input: file });
  });
}

export function proofProblem(file: File, maxBytes: number): string | undefined {
  if (!proofTypes.includes(file.type)) return texts.proofWrongType;
  if (file.size > maxBytes) return texts.proofTooLarge({ megabytes: megabytes(maxBytes) });
}

export function megabytes(bytes: number): number {
  return bytes / MEGABYTE;
}
