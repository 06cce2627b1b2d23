import * as z from 'zod/mini';
import { texts } from './texts';

const MEGABYTE = 1024 * 1024;

const { errors } = texts;

const required = (message: string) => z.string().check(z.trim(), z.minLength(1, message));

/** @param cvBytes the edition's limit for the CV */
export function applicationSchema(cvBytes: number) {
  return z.object({
    firstName: required(errors.firstName),
    lastName: required(errors.lastName),
    email: required(errors.email).check(z.regex(/^$|^\S+@\S+\.\S+$/, errors.emailInvalid)),
    country: required(errors.country),
    affiliation: required(errors.affiliation),
    cv: z.custom<File | null>().check((context) => {
      const message = cvProblem(context.value, cvBytes);
      if (message) context.issues.push({ code: 'custom', message, input: context.value });
    }),
  });
}

/** Checks type and size; the server checks the content. */
function cvProblem(file: File | null, cvBytes: number): string | undefined {
  if (!file) return errors.cv;
  const isPdf = file.type ? file.type === 'application/pdf' : /\.pdf$/i.test(file.name);
  if (!isPdf) return errors.cvType;
  if (file.size > cvBytes) return errors.cvSize({ megabytes: megabytes(cvBytes) });
}

export function megabytes(bytes: number): number {
  return bytes / MEGABYTE;
}

export type Application = z.infer<ReturnType<typeof applicationSchema>>;
