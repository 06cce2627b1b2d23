import type { UploadRule } from '../../platform/files/upload.js';
import type { PdfChecker } from '../../platform/pdf/pdf-checker.js';
import { pdfRefusalText } from '../../platform/pdf/pdf-refusals.js';
import { texts } from './committee.texts.js';

const MEGABYTE = 1024 * 1024;

/** Far more than a CV has. */
const MOST_PAGES = 500;

/** Must open without a password. */
export function cvRule(maxBytes: number, pdfs: PdfChecker): UploadRule {
  return {
    field: 'cv',
    maxBytes,
    types: ['application/pdf'],
    refusal: async (path) => {
      const { kind } = await pdfs.check({ path, maxPages: MOST_PAGES });
      if (kind === 'readable') return undefined;
      return pdfRefusalText(kind === 'too-many-pages' ? 'too-complex' : kind);
    },
    texts: {
      missing: texts.cvMissing,
      wrongType: texts.cvNoPdf,
      tooLarge: texts.cvTooLarge({ megabytes: maxBytes / MEGABYTE }),
    },
  };
}
