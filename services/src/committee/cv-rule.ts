import { isReadablePdf } from '../files/readable-pdf.js';
import type { UploadRule } from '../files/upload.js';
import { texts } from './committee.texts.js';

const MEGABYTE = 1024 * 1024;

/** A CV is a PDF that the committee can open, within the edition's limit. */
export function cvRule(maxBytes: number): UploadRule {
  return {
    field: 'cv',
    maxBytes,
    types: ['application/pdf'],
    isReadable: isReadablePdf,
    texts: {
      missing: texts.cvMissing,
      wrongType: texts.cvNoPdf,
      tooLarge: texts.cvTooLarge(maxBytes / MEGABYTE),
    },
  };
}
