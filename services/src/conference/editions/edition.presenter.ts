import type { EditionDocument, PublicEdition } from './edition.schema.js';
import { presentFees } from './fees.js';
import type { FeeTable } from './fees.schema.js';

export interface EditionSnapshot {
  id: string;
  revision: number;
  document: EditionDocument;
  fees: FeeTable;
  feeRevision: number;
}

/** Leaves out the fields that only organisers, reviewers, authors and paid attendees need. */
export function presentEdition(edition: EditionSnapshot): PublicEdition {
  return {
    ...publicPart(edition.document),
    revision: edition.revision,
    fees: presentFees(edition.fees, edition.feeRevision),
  };
}

function publicPart({
  invoicing: _ours,
  overdue: _rules,
  reviewForm: _reviewers,
  agreement: _authors,
  paperLanguages: _search,
  bidding: _bidding,
  places: _limits,
  joining: _paid,
  ...document
}: EditionDocument) {
  return document;
}
