import * as z from 'zod/mini';
import { texts } from './texts';

export const receiptTypes = ['application/pdf', 'image/jpeg', 'image/png'];
const MEGABYTE = 1024 * 1024;

/** `maxBytes` is the edition's limit. The server looks into the file as well. */
export function receiptSchema(maxBytes: number) {
  return z.object({
    proof: z.custom<File | null>().check((context) => {
      const message = problem(context.value, maxBytes);
      if (message) context.issues.push({ code: 'custom', message, input: context.value });
    }),
  });
}

function problem(file: File | null, maxBytes: number): string | undefined {
  if (!file) return texts.receiptMissing;
  if (!receiptTypes.includes(file.type)) return texts.receiptWrongType;
  if (file.size > maxBytes) return texts.receiptTooLarge(megabytes(maxBytes));
}

export function megabytes(bytes: number): number {
  return bytes / MEGABYTE;
}

export type ReceiptInput = z.input<ReturnType<typeof receiptSchema>>;
