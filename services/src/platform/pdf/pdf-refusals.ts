import { defineTexts } from '../i18n/define-texts.js';
import type { PdfRefusal } from './pdf-findings.js';

const texts = defineTexts('server.pdf', {
  'not-pdf': 'Please upload a PDF file only',
  damaged: 'This PDF is damaged or incomplete. Please export it again and upload the new file',
  protected: 'This PDF is protected. Please export it without a password and upload it again',
  'too-complex':
    'This PDF is too complex to be opened safely. Please simplify its pictures and drawings, export it again and upload the new file',
});

/** The reason of a refusal and the next step, for the person who uploads. */
export function pdfRefusalText(reason: PdfRefusal): string {
  return texts[reason];
}
