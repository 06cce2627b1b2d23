import type { UploadRule } from '../../../platform/files/upload.js';
import type { ProofKind } from './payment-proof.entity.js';
import { texts } from '../payer/payments.texts.js';

const MEGABYTE = 1024 * 1024;

export function proofRule(maxBytes: number, kind: ProofKind): UploadRule {
  return {
    field: 'proof',
    maxBytes,
    types: ['application/pdf', 'image/jpeg', 'image/png'],
    texts: {
      missing: kind === 'student' ? texts.studentProofMissing : texts.proofMissing,
      wrongType: texts.proofWrongType,
      tooLarge: texts.proofTooLarge({ megabytes: String(maxBytes / MEGABYTE) }),
    },
  };
}
