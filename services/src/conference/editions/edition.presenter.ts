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

/** Leaves out the fields that only finance needs. */
export function presentEdition(edition: EditionSnapshot): PublicEdition {
  return {
    ...publicPart(edition.document),
    revision: edition.revision,
    fees: presentFees(edition.fees, edition.feeRevision),
  };
}

function publicPart({ invoicing: _ours, ...document }: EditionDocument) {
  return document;
}
