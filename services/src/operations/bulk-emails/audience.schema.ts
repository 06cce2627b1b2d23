import * as z from 'zod';
import { ROLES } from '../../platform/http/policy/role.js';
import { type Permitted, hasRight, type Right } from '../../platform/http/policy/rights.js';
import { PAYMENT_STATUSES } from '../../registration/payments/ledger/payment-status.js';
import { chosenPapersSchema } from '../../review/admin/admin-papers.schema.js';

/** Without payments:read, an organiser learns only whether a registration is settled. */
const SETTLED = ['settled', 'not-settled'] as const;

const REVIEW_STATES = ['invited', 'accepted', 'submitted', 'overdue'] as const;

const country = z.string().max(100).optional();

/** Addresses of one pasted list. */
const MOST_PASTED = 5000;

const MOST_LEFT_OUT = 1000;

const except = z
  .array(z.string().max(320))
  .max(MOST_LEFT_OUT)
  .optional()
  .describe('Keys of people whom the organiser leaves out.');

export const audienceSchema = z
  .discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('people'), role: z.enum(ROLES).optional(), country, except }),
    z.strictObject({
      kind: z.literal('papers'),
      to: z
        .enum(['submitters', 'authors', 'reviewers'])
        .describe('Of the papers. Authors: submitters, and co-authors with an account.'),
      reviews: z.enum(REVIEW_STATES).optional().describe('Of reviewers, in the paper’s round.'),
      filters: chosenPapersSchema.describe('As of the list of papers.'),
      except,
    }),
    z.strictObject({
      kind: z.literal('registrations'),
      packageId: z.string().max(100).optional(),
      payment: z.enum([...SETTLED, ...PAYMENT_STATUSES]).optional(),
      country,
      except,
    }),
    z.strictObject({
      kind: z.literal('pasted'),
      addresses: z.array(z.string().max(320)).max(MOST_PASTED),
      except,
    }),
  ])
  .meta({ id: 'BulkEmailAudience' });
export type Audience = z.output<typeof audienceSchema>;
export type AudienceOf<Kind extends Audience['kind']> = Extract<Audience, { kind: Kind }>;

declare module '../../platform/database/column-types.js' {
  interface DeclaredColumns {
    'bulk_emails.audience': Audience;
    'bulk_email_recipients.placeholders': Record<string, string | number>;
  }
}

/** The rights that it takes to choose these people, and to read who they were. */
export function rightsFor(audience: Audience): Right[] {
  switch (audience.kind) {
    case 'people':
    case 'pasted':
      return ['people:read'];
    case 'papers':
      return ['people:read', 'papers:read'];
    case 'registrations': {
      const { payment } = audience;
      const isExact = payment !== undefined && !SETTLED.some((each) => each === payment);
      return isExact ? ['people:read', 'payments:read'] : ['people:read'];
    }
  }
}

export const mayChoose = (organiser: Permitted, audience: Audience): boolean =>
  rightsFor(audience).every((right) => hasRight(organiser, right));
