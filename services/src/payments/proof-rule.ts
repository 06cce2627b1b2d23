import type { UploadRule } from '../files/upload.js';
import type { ProofKind } from './payment-proof.entity.js';
import { texts } from './payments.texts.js';

const MEGABYTE = 1024 * 1024;

/** A proof is a document or a picture, within the edition's limit. */
export function proofRule(maxBytes: number, kind: ProofKind): UploadRule {
  return {
    field: 'proof',
    maxBytes,
    types: ['application/pdf', 'image/jpeg', 'image/png'],
    texts: {
      missing: kind === 'student' ? texts.studentProofMissing : texts.proofMissing,
      wrongType: texts.proofWrongType,
      tooLarge: texts.proofTooLarge(maxBytes / MEGABYTE),
    },
  };
}
