import * as z from 'zod';
import { packageIdSchema } from '../../../conference/editions/fees.schema.js';
import { bankSchema } from '../../../conference/editions/edition.schema.js';
import { emailSchema, idSchema, lineSchema } from '../../../platform/http/fields.schema.js';
import { GROUP_STATES } from '../../groups/group-joins.js';
import { groupTokenSchema } from '../../groups/group-token.schema.js';
import { texts } from '../../groups/groups.texts.js';
import { issuedInvoiceSchema } from '../../invoices/invoice.schema.js';
import { invoiceDetailsSchema, invoiceSchema } from '../../invoices/invoice-details.schema.js';
import { PUBLIC_PAYMENT_STATUSES } from '../ledger/payment-status.js';

/** Of one group; invoices with more lines are no longer read. */
export const MOST_PEOPLE = 500;

/** Of one request. */
export const MOST_INVITATIONS = 50;

const state = z.enum(GROUP_STATES).describe('Full at its limit. Closed after its closing date.');

const limitError = () => texts.limit({ max: MOST_PEOPLE });

/** Invitations go to addresses that anyone types: a name there carries no message of a stranger. */
const ADDRESS = /:\/\/|\bwww\.|@|[\p{L}\p{N}]\.\p{Ll}{2,}(?!\p{L})/u;

const fields = {
  organization: lineSchema(() => texts.organization, { max: 120 })
    .refine((name) => !ADDRESS.test(name), { error: () => texts.organizationAddress })
    .describe(
      'Who pays, as members and invited people read it: no addresses of sites or mailboxes.',
    ),
  invoice: invoiceDetailsSchema.describe('The buyer of its invoices.'),
  invoiceEmail: emailSchema.describe('Where invoices and reminders go.'),
  peopleLimit: z
    .int({ error: limitError })
    .min(1, { error: limitError })
    .max(MOST_PEOPLE, { error: limitError })
    .describe('Most people who can join.'),
  packages: z.array(packageIdSchema).max(50).describe('That the group pays for. Empty: all.'),
  closesAt: z.iso
    .datetime({ error: () => texts.closesAt })
    .nullable()
    .describe('The end of joining. Null: the end of registration. Now closes the group.'),
};

export const newGroupSchema = z
  .strictObject({
    ...fields,
    packages: fields.packages.default([]),
    closesAt: fields.closesAt.default(null),
  })
  .meta({ id: 'NewGroup' });

export type NewGroup = z.output<typeof newGroupSchema>;

export const groupChangeSchema = z
  .strictObject({
    version: z.int().min(1).describe('As it was read.'),
    organization: fields.organization.optional(),
    invoice: fields.invoice.optional(),
    invoiceEmail: fields.invoiceEmail.optional(),
    peopleLimit: fields.peopleLimit.optional(),
    packages: fields.packages.optional(),
    closesAt: fields.closesAt.optional(),
  })
  .meta({ id: 'GroupChange' });

export type GroupChange = z.output<typeof groupChangeSchema>;

export const groupIdSchema = z.strictObject({ id: idSchema });

export type GroupId = z.output<typeof groupIdSchema>;

export const groupMemberSchema = z.strictObject({ id: idSchema, paymentId: idSchema });

export type GroupMember = z.output<typeof groupMemberSchema>;

export const groupTokenParamSchema = z.strictObject({ token: groupTokenSchema });

export type GroupTokenParam = z.output<typeof groupTokenParamSchema>;

const emailsError = () => texts.emails({ max: MOST_INVITATIONS });

export const invitationsSchema = z
  .strictObject({
    emails: z
      .array(emailSchema, { error: emailsError })
      .min(1, { error: emailsError })
      .max(MOST_INVITATIONS, { error: emailsError }),
  })
  .meta({ id: 'GroupInvitations' });

export type Invitations = z.output<typeof invitationsSchema>;

export const invitedSchema = z
  .object({
    invited: z
      .int()
      .describe('Addresses that get an email. One that got it today gets no second one.'),
  })
  .meta({ id: 'GroupInvited' });

/** What a person with the link reads. */
export const groupInvitationSchema = z
  .object({
    organization: z.string(),
    packages: z.array(packageIdSchema).describe('That the group pays for. Empty: all.'),
    placesLeft: z.int(),
    state,
    closesAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'GroupInvitation' });

export type GroupInvitation = z.output<typeof groupInvitationSchema>;

/** In dollars. Ended registrations count with the money that they still have. */
const sums = {
  people: z.int().describe('With a live registration.'),
  amount: z.number().describe('Of live registrations.'),
  invoicedAmount: z.number().describe('The part on an invoice, or on a pro forma invoice.'),
  receivedAmount: z.number(),
  outstandingAmount: z.number(),
};

const facts = {
  id: z.uuid(),
  merchantReference: z.string().describe('In each transfer for the group.'),
  organization: z.string(),
  state,
  peopleLimit: z.int(),
  closesAt: z.iso.datetime().nullable(),
  createdAt: z.iso.datetime(),
  ...sums,
};

/** What the payer reads of a member: no contact data, no answers, no proofs. */
const memberSchema = z.object({
  paymentId: z.uuid(),
  name: z.string().describe('With the title.'),
  packageName: z.string(),
  amount: z.number(),
  status: z.enum(PUBLIC_PAYMENT_STATUSES),
  isInvoiced: z.boolean().describe('On an invoice, or on a pro forma invoice.'),
  isRemovable: z.boolean(),
});

export const groupSummarySchema = z.object(facts).meta({ id: 'GroupSummary' });

export type GroupSummary = z.output<typeof groupSummarySchema>;

export const ownGroupsSchema = z
  .object({ items: z.array(groupSummarySchema) })
  .describe('Of the current edition, newest first.')
  .meta({ id: 'OwnGroups' });

const details = {
  ...facts,
  packages: z.array(packageIdSchema),
  invoice: invoiceSchema,
  invoiceEmail: z.string().nullable(),
  link: z.string().nullable().describe('To register at the expense of the group.'),
  members: z.array(memberSchema).describe('In the order of joining, ended ones included.'),
  toInvoice: z
    .object({ people: z.int(), amount: z.number() })
    .describe('Who has joined since the last invoice. None: there is nothing to invoice.'),
  issuesInvoices: z
    .boolean()
    .describe('Without, the same act fixes the members of a pro forma invoice.'),
  hasProForma: z.boolean().describe('A pro forma invoice can be downloaded.'),
  invoices: z.array(issuedInvoiceSchema).describe('And their credit notes, by number.'),
  payBy: z.iso.datetime().nullable().describe('Of the outstanding amount. Null without one.'),
  version: z.int(),
};

export const ownGroupSchema = z
  .object({ ...details, bank: bankSchema, paymentsEmail: z.string() })
  .meta({ id: 'OwnGroup' });

export type OwnGroup = z.output<typeof ownGroupSchema>;

export const groupDetails = details;
export const groupFacts = facts;
