import * as z from 'zod';
import { downloadKind } from '../../platform/downloads/download-kinds.js';
import { idSchema, textSchema } from '../../platform/http/fields.schema.js';
import { pageQuerySchema, pageSchema } from '../../platform/lists/page.js';
import { REGISTRATION_STATUSES } from '../registrations/registration-status.js';
import { passportSchema } from './passport.schema.js';
import { texts } from './visa-letters.texts.js';
import { VISA_STATUSES } from './visa-status.js';

const status = z.enum(VISA_STATUSES);
const instant = z.iso.datetime();

const letter = z
  .object({ number: z.string(), issuedAt: instant })
  .nullable()
  .describe('The valid one.');

export const ownRequestSchema = z
  .object({
    blocked: z
      .enum(['closed', 'not-registered', 'not-paid'])
      .nullable()
      .describe('Why nothing can be requested or corrected.'),
    keptUntil: z.iso.date().describe('Passport data is destroyed with the beginning of the day.'),
    lastDay: z.iso.date().describe('Of the conference: passports must be valid after it.'),
    officers: z.array(z.string()).describe('Who sees the passport data, by name.'),
    hint: z.string().describe('About embassies and visas; can be empty.'),
    request: z
      .object({
        id: z.uuid(),
        status,
        version: z.int(),
        createdAt: instant,
        changedAt: instant,
        passport: passportSchema.nullable().describe('Null once it is destroyed.'),
        answer: z.string().nullable().describe('Why it was returned or refused.'),
        letter,
        canChange: z.boolean(),
        canWithdraw: z.boolean().describe('Destroys the passport data.'),
      })
      .nullable(),
  })
  .meta({ id: 'OwnVisaRequest' });
export type OwnRequest = z.output<typeof ownRequestSchema>;

export const QUEUE_STATES = ['open', ...VISA_STATUSES, 'any'] as const;

export const queueQuerySchema = pageQuerySchema.extend({
  sort: z.enum(['createdAt', '-createdAt']).default('createdAt'),
  state: z.enum(QUEUE_STATES).default('open').describe('Open: requested or in progress.'),
});
export type QueueQuery = z.output<typeof queueQuerySchema>;

const queued = {
  id: z.uuid(),
  status,
  version: z.int(),
  name: z.string().describe('Of the registration.'),
  email: z.string(),
  organization: z.string(),
  country: z.string(),
  registrationStatus: z.enum(REGISTRATION_STATUSES),
  handledBy: z.string().nullable().describe('The officer who acted last.'),
  isDestroyed: z.boolean().describe('The passport data.'),
  createdAt: instant,
  changedAt: instant,
};

export const queuedRequestSchema = z.object(queued).meta({ id: 'VisaRequestRow' });
export type QueuedRequest = z.output<typeof queuedRequestSchema>;

export const queueSchema = pageSchema(
  queuedRequestSchema,
  z
    .object({
      ...{ open: z.int(), requested: z.int(), 'in-progress': z.int(), returned: z.int() },
      ...{ issued: z.int(), refused: z.int(), withdrawn: z.int(), all: z.int() },
    })
    .meta({ id: 'VisaRequestCounts' }),
).meta({ id: 'VisaRequests' });

/** Without passport data: another call shows it. */
export const requestSchema = z
  .object({
    ...queued,
    keptUntil: z.iso.date(),
    letter,
    views: z
      .array(z.object({ at: instant, by: z.string() }))
      .describe('Who saw the passport data, newest first; at most 50.'),
  })
  .meta({ id: 'VisaRequest' });
export type PresentedRequest = z.output<typeof requestSchema>;

export const shownPassportSchema = z
  .object({
    passport: passportSchema.nullable().describe('Null once it is destroyed.'),
    answer: z.string().nullable().describe('Why it was returned or refused.'),
  })
  .meta({ id: 'ShownVisaPassport' });
export type ShownPassport = z.output<typeof shownPassportSchema>;

export const requestIdSchema = z.strictObject({ id: idSchema });
export type RequestId = z.output<typeof requestIdSchema>;

const version = z.int().min(1).describe('As it was read.');

export const actSchema = z.strictObject({ version }).meta({ id: 'VisaAct' });
export type Act = z.output<typeof actSchema>;

export const answerSchema = z
  .strictObject({ version, reason: textSchema(() => texts.reason, { min: 3, max: 1000 }) })
  .meta({ id: 'VisaAnswer' });
export type AnswerAct = z.output<typeof answerSchema>;

export const ownLetterSchema = downloadKind(
  z
    .strictObject({ kind: z.literal('visa-letter'), id: idSchema })
    .meta({ id: 'VisaLetterRequest' }),
);
export type OwnLetter = z.output<typeof ownLetterSchema>;

export const letterPreviewSchema = downloadKind(
  z
    .strictObject({ kind: z.literal('visa-letter-preview'), id: idSchema })
    .meta({ id: 'VisaLetterPreviewRequest' }),
);
export type LetterPreview = z.output<typeof letterPreviewSchema>;
