import * as z from 'zod';

export const agreedSchema = z
  .object({
    at: z.iso.datetime(),
    by: z.string(),
    title: z.string(),
    version: z.string(),
    text: z
      .string()
      .describe('As it was agreed to; a later change of the edition changes nothing.'),
    form: z
      .object({ id: z.uuid(), name: z.string(), bytes: z.int() })
      .nullable()
      .describe('The signed form; null for an agreement given online.'),
  })
  .meta({ id: 'PaperAgreement' });

/** The caller read this version. */
export const agreementVersionSchema = z
  .strictObject({ version: z.string().max(4000) })
  .meta({ id: 'AgreementVersion' });
export type AgreementVersion = z.output<typeof agreementVersionSchema>;
