import { reviewersCopy, stopPdfs } from '../../../test/checked-pdfs.js';
import { PDF_ENCRYPTIONS, pdfEncryption } from '../../../test/pdf-encryption.js';
import { insidesOf } from '../../../test/pdf-insides.js';
import { pdfTexts } from '../../../test/pdf-texts.js';
import { canaryOf, HIDING_PLACES, SHOWN, tellingPdf } from '../../../test/telling-pdf.js';
import type { WrittenPdf } from '../../../test/written-pdf.js';

afterAll(stopPdfs);

const places = (inside: string) =>
  HIDING_PLACES.filter((place) => inside.toLowerCase().includes(canaryOf(place).toLowerCase()));

const KINDS: [string, Partial<WrittenPdf>][] = [
  ['without compression', {}],
  ['with object streams', { isPacked: true }],
  ...PDF_ENCRYPTIONS.map((kind): [string, Partial<WrittenPdf>] => [
    `encrypted with ${kind}`,
    { encryption: pdfEncryption(kind, { user: '', owner: 'x' }) },
  ]),
];

describe('the copy for reviewers', () => {
  it.each(KINDS)('of a PDF %s holds no author string, unlike the original', async (_, options) => {
    const plain = options.encryption ? tellingPdf() : tellingPdf(options);
    if (!options.encryption) expect(places(await insidesOf(plain))).toEqual(HIDING_PLACES);
    expect(places(await insidesOf(await reviewersCopy(tellingPdf(options))))).toEqual([]);
  });

  it('shows what the original shows, and what its annotations show', async () => {
    const original = tellingPdf();
    const [before = '', after = ''] = await pdfTexts([original, await reviewersCopy(original)]);
    expect(before).toContain(SHOWN[0]);
    for (const shown of SHOWN) expect(after).toContain(shown);
  });

  it('keeps links within the document, layers, and the order of tagged content', async () => {
    const inside = await insidesOf(await reviewersCopy(tellingPdf()));
    for (const kept of [
      '"subtype":"Link"',
      '"dest":[{"num":',
      '"role":"H1"',
      '"role":"Figure"',
      '"name":"Layer"',
      '/Placement/Block',
    ]) {
      expect(inside.replaceAll(/\s*\/\s*/g, '/')).toContain(kept);
    }
    expect(inside).not.toContain('"url":');
  });
});
