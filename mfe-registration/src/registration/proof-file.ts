import * as z from 'zod/mini';
import { texts } from './texts';

/** What receipts and proofs may be. The server looks into the file as well. */
export const proofTypes = ['application/pdf', 'image/jpeg', 'image/png'];
const MEGABYTE = 1024 * 1024;

/** A file of at most `maxBytes`, or none; with a text for `missing`, there must be one. */
export function proofFileSchema(maxBytes: number, missing?: string) {
  return z.custom<File | null>().check((context) => {
    const file = context.value;
    const message = file ? proofProblem(file, maxBytes) : missing;
    if (message) context.issues.push({ code: 'custom', message, input: file });
  });
}

/** What is wrong with a file, if anything. */
export function proofProblem(file: File, maxBytes: number): string | undefined {
  if (!proofTypes.includes(file.type)) return texts.proofWrongType;
  if (file.size > maxBytes) return texts.proofTooLarge(megabytes(maxBytes));
}

export function megabytes(bytes: number): number {
  return bytes / MEGABYTE;
}
