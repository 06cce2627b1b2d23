import type { Agreement } from '../agreement.schema.js';

export const sampleAgreement: Agreement = {
  title: 'Licence to publish (sample)',
  version: 'sample-1',
  text: [
    'This text is a sample. Replace it with the agreement of your publisher.',
    'I confirm that I act for all authors of this paper and that they have agreed to its publication.',
    'The authors keep their copyright. They license the paper under the Creative Commons Attribution 4.0 International licence (CC BY 4.0): anyone may share and adapt it if they name the authors. https://creativecommons.org/licenses/by/4.0/',
    'The paper is original, has not been published elsewhere, and contains no material of others without permission.',
  ].join('\n\n'),
  mode: 'either',
};
