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

export function presentEdition(edition: EditionSnapshot): PublicEdition {
  return {
    ...edition.document,
    revision: edition.revision,
    fees: presentFees(edition.fees, edition.feeRevision),
  };
}
