import * as z from 'zod/mini';
import { choice, choiceFields, namesPaper } from '../../parts/package-choice/package-choice.schema';
import { proofProblem } from '../../registration/proof-file';
import { titles } from '../../registration/registration-data';
import { texts } from './texts';

const line = (label: string, max = 200) =>
  z
    .string()
    .check(
      z.trim(),
      z.minLength(1, texts.required(label)),
      z.maxLength(max, texts.tooLong(label, max)),
    );

interface WithProof {
  academicCategory: string | null | undefined;
  proof: File | null;
}

/** The form's fields. A student's proof, of at most `proofBytes`, may come with them. */
export function registrationFormSchema(acceptedPapers: number, proofBytes: number) {
  const fields = z.object({
    ...choiceFields,
    title: choice(texts.personTitle, titles),
    firstName: line(texts.firstName, 100),
    lastName: line(texts.lastName, 100),
    email: line(texts.email, 254).check(z.regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, texts.invalidEmail)),
    phone: z.string().check(z.trim(), z.maxLength(40, texts.tooLong(texts.phone, 40))),
    organization: line(texts.organization),
    position: line(texts.position),
    country: line(texts.country, 100),
    proof: z.custom<File | null>(),
  });
  const problemOf = ({ academicCategory, proof }: WithProof) =>
    academicCategory === 'student' && proof ? proofProblem(proof, proofBytes) : undefined;
  return fields.check(
    namesPaper(acceptedPapers),
    z.refine((values) => problemOf(values) === undefined, {
      error: ({ input }) => problemOf(input as WithProof),
      path: ['proof'],
      when: () => true,
    }),
  );
}

export type RegistrationFormInput = z.input<ReturnType<typeof registrationFormSchema>>;
export type RegistrationFormValues = z.output<ReturnType<typeof registrationFormSchema>>;
