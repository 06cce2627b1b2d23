import * as z from 'zod/mini';
import { domainOf, problemOf, typedLines } from './domains';
import { texts } from './texts';

/** The form of an institution, as it is typed: a domain per line. */
export const institutionSchema = z.object({
  name: z
    .string()
    .check(z.trim(), z.minLength(1, texts.nameMissing), z.maxLength(200, texts.nameTooLong)),
  domains: z.string().check(
    z.superRefine((typed, context) => {
      const lines = typedLines(typed);
      const problem = lines.length === 0 ? texts.domainsMissing : firstProblem(lines);
      if (problem !== null) context.addIssue({ code: 'custom', message: problem, input: typed });
    }),
  ),
});

const firstProblem = (lines: string[]) =>
  lines.map(problemOf).find((problem) => problem !== null) ?? null;

/** The body of the call. */
export const institutionOf = ({ name, domains }: z.output<typeof institutionSchema>) => ({
  name,
  domains: typedLines(domains).flatMap((line) => domainOf(line) ?? []),
});
