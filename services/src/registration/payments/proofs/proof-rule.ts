import type { UploadRule } from '../../../platform/files/upload.js';
import type { ProofKind } from './payment-proof.entity.js';
import { texts } from '../payer/payments.texts.js';

const MEGABYTE = 1024 * 1024;

export const PROOF_TYPES = ['application/pdf', 'image/jpeg', 'image/png'];
export const wrongProofType = () => texts.proofWrongType;

function missing(kind: ProofKind): string {
  if (kind === 'country') return texts.countryProofMissing;
  return kind === 'student' ? texts.studentProofMissing : texts.proofMissing;
}

export function proofRule(maxBytes: number, kind: ProofKind): UploadRule {
  return {
    field: 'proof',
    maxBytes,
    types: PROOF_TYPES,
    texts: {
      missing: missing(kind),
      wrongType: wrongProofType(),
      tooLarge: texts.proofTooLarge({ megabytes: String(maxBytes / MEGABYTE) }),
    },
  };
}
