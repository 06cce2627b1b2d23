import * as z from 'zod';

export const DOCUMENT_KINDS = [
  'attendance',
  'presentation',
  'reviewing',
  'acceptance',
  'badge',
] as const;
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];

/** With those that are issued on request only: an invitation letter answers a visa request. */
export const ISSUED_KINDS = [...DOCUMENT_KINDS, 'invitation'] as const;
export type IssuedKind = (typeof ISSUED_KINDS)[number];

/** Badges have no texts. */
export const WORDED_KINDS = [
  'attendance',
  'presentation',
  'reviewing',
  'acceptance',
  'invitation',
] as const;
export type WordedKind = (typeof WORDED_KINDS)[number];

/** Letters have an address and a date at their top; certificates are A4 landscape. */
export const isLetter = (kind: IssuedKind): boolean =>
  kind === 'acceptance' || kind === 'invitation';

export const DOCUMENT_ROLES = [
  'attendee',
  'presenter',
  'reviewer',
  'author',
  'speaker',
  'organiser',
] as const;
export type DocumentRole = (typeof DOCUMENT_ROLES)[number];

export const ATTENDANCE_MODES = ['physical', 'virtual'] as const;

const texts = z.object({
  title: z.string(),
  lead: z.string(),
  before: z.string(),
  after: z.string(),
});

export const signatureSchema = z.object({
  name: z.string(),
  role: z.string(),
  /** The address of an uploaded picture; empty for a line to sign on. */
  picture: z.string().default(''),
});
export type Signature = z.output<typeof signatureSchema>;

/** As a document states them: it is written from them again, whatever changes later. */
export const factsSchema = z.object({
  name: z.string(),
  givenName: z.string(),
  familyName: z.string(),
  affiliation: z.string(),
  country: z.string(),
  role: z.enum(DOCUMENT_ROLES),
  mode: z.enum(ATTENDANCE_MODES).nullable(),
  paper: z.string().nullable(),
  event: z.string(),
  eventLines: z.array(z.string()),
  date: z.string().describe('A day or two, in words.'),
  texts,
  signatures: z.array(signatureSchema),
  /** The address of an uploaded picture; the mark of the product without one. */
  logo: z.string().optional(),
});
export type DocumentFacts = z.output<typeof factsSchema>;
export type DocumentTexts = DocumentFacts['texts'];
/** What the facts of a document have of its layout. */
export type LayoutOfFacts = Pick<DocumentFacts, 'texts' | 'signatures' | 'logo'>;

declare module '../../platform/database/column-types.js' {
  interface DeclaredColumns {
    'issued_documents.facts': DocumentFacts;
    'document_layouts.layout': DocumentLayout;
  }
}

/** Texts, logo and signatures of a kind of documents, as organisers saved them. */
export interface DocumentLayout {
  /** Those that differ from the code's. */
  texts: Partial<DocumentTexts>;
  signatures: Signature[];
  logo?: string | undefined;
}
