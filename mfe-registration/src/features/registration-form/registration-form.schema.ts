import type { Edition } from '@plenary/kit/edition';
import * as z from 'zod/mini';
import { requiresAnswers, type AnswerInputs } from '../../shared/extras/offers';
import { packageChoiceFields, requiresPaper } from '../../shared/packages/package-choice';
import { texts as extras } from '../../shared/extras/texts';
import { texts as packages } from '../../shared/packages/texts';
import { texts as person } from '../../shared/registrations/person-texts';
import { line, personFields } from '../../shared/registrations/person.schema';
import { proofProblem } from '../../shared/registrations/proof-file';
import { texts } from './texts';

interface WithProof {
  academicCategory: string | null | undefined;
  proof: File | null;
}

/** @param isOffered whether the package can be chosen here */
export function registrationFormSchema(
  edition: Edition,
  acceptedPapers: number,
  isOffered: (packageId: string) => boolean,
) {
  const { proofBytes } = edition.limits;
  const fields = z.object({
    ...packageChoiceFields,
    ...personFields,
    email: line(texts.email, 254).check(z.regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, texts.invalidEmail)),
    proof: z.custom<File | null>(),
    extras: z.array(z.string()),
    discountCode: z
      .string()
      .check(z.trim(), z.maxLength(60, person.tooLong({ field: extras.discountCode, max: 60 }))),
    answers: z.custom<AnswerInputs>(),
  });
  const problemOf = ({ academicCategory, proof }: WithProof) =>
    academicCategory === 'student' && proof ? proofProblem(proof, proofBytes) : undefined;
  return fields.check(
    requiresPaper(edition, acceptedPapers),
    z.refine<{ registrationPackage: string }>(
      ({ registrationPackage }) => isOffered(registrationPackage),
      { error: packages.required({ field: packages.package }), path: ['registrationPackage'] },
    ),
    ...requiresAnswers<{
      registrationPackage: string | null | undefined;
      answers: AnswerInputs;
    }>(edition, ({ registrationPackage }) => registrationPackage),
    z.refine((values) => problemOf(values) === undefined, {
      error: ({ input }) => problemOf(input as WithProof),
      path: ['proof'],
      when: () => true,
    }),
  );
}

export type RegistrationFormInput = z.input<ReturnType<typeof registrationFormSchema>>;
export type RegistrationFormValues = z.output<ReturnType<typeof registrationFormSchema>>;
