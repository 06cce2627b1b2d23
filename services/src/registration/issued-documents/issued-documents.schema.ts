import * as z from 'zod';
import { downloadKind } from '../../platform/downloads/download-kinds.js';
import { idSchema, textSchema } from '../../platform/http/fields.schema.js';
import { pageQuerySchema, pageSchema } from '../../platform/lists/page.js';
import { layoutSchema } from '../document-layouts/document-layouts.schema.js';
import { DOCUMENT_STATES } from './candidates.read-model.js';
import {
  ATTENDANCE_MODES,
  DOCUMENT_KINDS,
  DOCUMENT_ROLES,
  ISSUED_KINDS,
} from '../document-layouts/document-kinds.js';
import { texts } from './issued-documents.errors.js';

const kind = z.enum(DOCUMENT_KINDS);
const reason = textSchema(() => texts.reason, { max: 500 });

export const documentsQuerySchema = pageQuerySchema.extend({
  kind: kind.default('attendance'),
  state: z.enum(DOCUMENT_STATES).default('to-issue'),
  sort: z.enum(['name', '-name']).default('name'),
});
export type DocumentsQuery = z.output<typeof documentsQuerySchema>;

export const candidateIdSchema = z.strictObject({ kind, subjectId: idSchema });
export type CandidateId = z.output<typeof candidateIdSchema>;

export const candidateSchema = z
  .object({
    subjectId: z.uuid().describe('A person, a registration or a paper, depending on the kind.'),
    registrationId: z.uuid().nullable(),
    name: z.string(),
    affiliation: z.string(),
    country: z.string(),
    role: z.enum(DOCUMENT_ROLES),
    mode: z.enum(ATTENDANCE_MODES).nullable(),
    paper: z.string().nullable(),
    evidenceAt: z.iso.datetime().nullable().describe('Null without evidence.'),
    document: z
      .object({
        id: z.uuid(),
        number: z.string(),
        issuedAt: z.iso.datetime(),
        overrideReason: z.string().nullable().describe('Why it was issued without evidence.'),
      })
      .nullable()
      .describe('The valid one.'),
  })
  .meta({ id: 'DocumentCandidate' });
export type CandidateAnswer = z.output<typeof candidateSchema>;

export const candidatesPageSchema = pageSchema(
  candidateSchema,
  z
    .object({ toIssue: z.int(), withoutEvidence: z.int(), issued: z.int(), all: z.int() })
    .meta({ id: 'DocumentCounts' }),
).meta({ id: 'DocumentCandidates' });

const MOST_CHOSEN = 500;

export const issueSchema = z
  .strictObject({
    kind,
    subjectIds: z
      .array(idSchema)
      .min(1)
      .max(MOST_CHOSEN, { error: () => texts.tooMany({ max: MOST_CHOSEN }) }),
    overrideReason: reason.optional().describe('Of one person without evidence.'),
  })
  .meta({ id: 'DocumentIssue' });
export type Issue = z.output<typeof issueSchema>;

export const issuedSchema = z
  .object({ issued: z.int().describe('0 for a revocation.') })
  .meta({ id: 'DocumentsIssued' });

export const revokedQuerySchema = pageQuerySchema.extend({
  kind: kind.optional(),
  sort: z.enum(['revokedAt', '-revokedAt']).default('-revokedAt'),
});
export type RevokedQuery = z.output<typeof revokedQuerySchema>;

const revokedDocumentSchema = z
  .object({
    id: z.uuid(),
    number: z.string(),
    kind,
    name: z.string().nullable().describe('Null once the person was erased.'),
    paper: z.string().nullable(),
    revokedAt: z.iso.datetime(),
    revokedBy: z.string().nullable().describe('Null where an erasure revoked it.'),
    reason: z.string().nullable(),
    replacedBy: z.string().nullable().describe('The number of the document that replaces it.'),
  })
  .meta({ id: 'RevokedDocument' });

export const revokedPageSchema = pageSchema(
  revokedDocumentSchema,
  z.object({ all: z.int() }).meta({ id: 'RevokedDocumentCounts' }),
).meta({ id: 'RevokedDocuments' });

export const documentIdSchema = z.strictObject({ id: idSchema });
export type DocumentId = z.output<typeof documentIdSchema>;

export const endSchema = z.strictObject({ reason }).meta({ id: 'DocumentEnd' });
export type End = z.output<typeof endSchema>;

export const replacedSchema = z
  .object({ id: z.uuid(), number: z.string() })
  .meta({ id: 'DocumentReplaced' });

export const presentationSchema = z
  .strictObject({ presentedOn: z.iso.date({ error: () => texts.day }) })
  .meta({ id: 'Presentation' });
export type Presentation = z.output<typeof presentationSchema>;

export const presentationAnswerSchema = z
  .object({ presentedOn: z.iso.date().nullable() })
  .meta({ id: 'PresentationAnswer' });

export const ownDocumentsSchema = z
  .object({
    items: z.array(
      z.object({
        id: z.uuid(),
        kind,
        number: z.string(),
        paper: z.string().nullable(),
        event: z.string(),
        issuedAt: z.iso.datetime(),
      }),
    ),
  })
  .meta({ id: 'OwnDocuments' });

export const numberSchema = z.strictObject({ number: z.string().max(60) });
export type TypedNumber = z.output<typeof numberSchema>;

export const VERIFIED_STATES = [
  ...(['valid', 'replaced', 'revoked', 'erased'] as const),
  ...(['unknown', 'mistyped'] as const),
] as const;

/** What the document states, and nothing else. */
export const verifiedSchema = z
  .object({
    state: z
      .enum(VERIFIED_STATES)
      .describe(
        'Erased: issued, but its facts are not kept any more. Mistyped: the check character does not fit, so that no document can have it.',
      ),
    number: z.string().nullable().describe('As it is printed. Null for a mistyped one.'),
    endedAt: z.iso.datetime().nullable().describe('Since when it is replaced, revoked or erased.'),
    facts: z
      .object({
        kind: z.enum(ISSUED_KINDS),
        title: z.string(),
        name: z.string(),
        role: z.enum(DOCUMENT_ROLES),
        mode: z.enum(ATTENDANCE_MODES).nullable(),
        paper: z.string().nullable(),
        event: z.string(),
        date: z.string(),
        issuedAt: z.iso.datetime(),
      })
      .nullable(),
  })
  .meta({ id: 'VerifiedDocument' });
export type Verified = z.output<typeof verifiedSchema>;

export const issuedDocumentSchema = downloadKind(
  z
    .strictObject({ kind: z.literal('issued-document'), id: idSchema })
    .meta({ id: 'IssuedDocumentRequest' }),
);
export type IssuedDocumentRequest = z.output<typeof issuedDocumentSchema>;

export const documentPreviewSchema = downloadKind(
  z
    .strictObject({
      kind: z.literal('document-preview'),
      documentKind: z.enum(ISSUED_KINDS),
      layout: layoutSchema.optional().describe('Texts that are not saved yet.'),
    })
    .meta({ id: 'DocumentPreviewRequest' }),
);
export type DocumentPreviewRequest = z.output<typeof documentPreviewSchema>;
