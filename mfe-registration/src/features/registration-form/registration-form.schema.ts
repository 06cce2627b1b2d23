import type { Edition } from '@plenary/kit/edition';
import * as z from 'zod/mini';
import { choice, packageChoiceFields, requiresPaper } from '../../shared/packages/package-choice';
import { proofProblem } from '../../shared/registrations/proof-file';
import { titles } from '../../shared/registrations/registration-data';
import { texts } from './texts';

const line = (label: string, max = 200) =>
  z
    .string()
    .check(
      z.trim(),
      z.minLength(1, texts.required({ field: label })),
      z.maxLength(max, texts.tooLong({ field: label, max })),
    );

interface WithProof {
  academicCategory: string | null | undefined;
  proof: File | null;
}

export function registrationFormSchema(edition: Edition, acceptedPapers: number) {
  const { proofBytes } = edition.limits;
  const fields = z.object({
    ...packageChoiceFields,
    title: choice(texts.personTitle, titles),
    firstName: line(texts.firstName, 100),
    lastName: line(texts.lastName, 100),
    email: line(texts.email, 254).check(z.regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, texts.invalidEmail)),
    phone: z
      .string()
      .check(z.trim(), z.maxLength(40, texts.tooLong({ field: texts.phone, max: 40 }))),
    organization: line(texts.organization),
    position: line(texts.position),
    country: line(texts.country, 100),
    proof: z.custom<File | null>(),
  });
  const problemOf = ({ academicCategory, proof }: WithProof) =>
    academicCategory === 'student' && proof ? proofProblem(proof, proofBytes) : undefined;
  return fields.check(
    requiresPaper(edition, acceptedPapers),
    z.refine((values) => problemOf(values) === undefined, {
      error: ({ input }) => problemOf(input as WithProof),
      path: ['proof'],
      when: () => true,
    }),
  );
}

export type RegistrationFormInput = z.input<ReturnType<typeof registrationFormSchema>>;
export type RegistrationFormValues = z.output<ReturnType<typeof registrationFormSchema>>;
