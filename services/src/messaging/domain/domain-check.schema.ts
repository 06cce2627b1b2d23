import * as z from 'zod';

/**
 * wrong: the record does not allow the product's emails. unsure: it may, in a way that cannot be checked. off: nothing is
 * signed. unknown: DNS gave no answer.
 */
export const RECORD_STATES = [
  'ok',
  'missing',
  'several',
  'wrong',
  'unsure',
  'off',
  'unknown',
] as const;

const recordSchema = z
  .object({
    kind: z.enum(['spf', 'dkim', 'dmarc']),
    state: z.enum(RECORD_STATES),
    name: z.string().nullable().describe('Of the TXT record; null while it is off.'),
    found: z.array(z.string()).describe('Records of this kind.'),
    expected: z
      .string()
      .nullable()
      .describe('The record to add or to change to; null if it is right.'),
    needs: z.string().nullable().describe('Of SPF: the part that has to be in the record.'),
  })
  .meta({ id: 'EmailDomainRecord' });
export type DomainRecord = z.output<typeof recordSchema>;

export const emailDomainSchema = z
  .object({
    domain: z.string().describe('Of the sender.'),
    sender: z.string(),
    envelopeDomain: z.string().describe('Of the envelope sender, which SPF is about.'),
    server: z
      .string()
      .nullable()
      .describe('The mail server; null while emails stay on this machine.'),
    records: z.array(recordSchema),
  })
  .meta({ id: 'EmailDomain' });
export type EmailDomain = z.output<typeof emailDomainSchema>;
