import { buffer } from 'node:stream/consumers';
import jsQR from 'jsqr';
import sharp from 'sharp';
import { firstPage } from '../../../test/pdf-pictures.js';
import { actualTexts, pdfTexts } from '../../../test/pdf-texts.js';
import type { DocumentFacts } from '../document-layouts/document-kinds.js';
import { writeDocuments } from './drawn-document.js';
import type { WrittenDocument } from './shown-document.js';

const NUMBER = 'K7QM4TXD9WHPR';
const CODE = 'K7QM4TXD9WHPR';
const at = new Date('2025-12-01T12:00:00Z');

const facts: DocumentFacts = {
  name: 'Dr Amara Bello-Okonkwo',
  givenName: 'Amara',
  familyName: 'Bello-Okonkwo',
  affiliation: 'University (sample)',
  country: 'Nigeria',
  role: 'presenter',
  mode: 'physical',
  paper: 'Who moderates Yoruba?',
  event: 'Convergence 2025',
  eventLines: ['AI & Digital Media', 'Convergence 2025'],
  date: '27–28 November 2025',
  texts: {
    title: 'Certificate of presentation',
    lead: 'This certifies that',
    before: 'presented the paper',
    after: 'in person.',
  },
  signatures: [],
};

const file = {
  title: 'Certificate',
  author: facts.event,
  at,
  siteUrl: 'https://conference.example',
};

const document = (changes: Partial<WrittenDocument> = {}): WrittenDocument => ({
  ...{ kind: 'presentation', number: NUMBER, facts, issuedAt: at },
  ...changes,
});

const written = async (...documents: WrittenDocument[]) =>
  buffer(await writeDocuments(documents, { ...file, badges: documents.length }));

/** One script or more in each; the sheet's spec has the same names, one by one. */
const NAMES = [
  ...[
    'Adébáyọ̀ Ọ̀ṣúnṣọlá',
    'Ánh Nguyệt',
    'Łódź İğdır',
    'Θεόδωρος',
    'Їжакевич',
    '王小明',
    'さくら ミュラー',
  ],
  ...['김철수', 'አበበ', 'გიორგი', 'Հայկ', 'ليلى', 'דוד', 'त्रिपाठी', 'শ্রীময়ী', 'ક્ષત્રિય', 'ਗੁਰਪ੍ਰੀਤ'],
  ...['கௌரி', 'కృష్ణ', 'ಶ್ರೀಕೃಷ್ಣ', 'ശ്രീ', 'ශ්‍රී', 'สมชาย', 'ສົມສັກ', 'ស្រីមុំ', 'ကျွန်ုပ်'],
];

const letters = (text: string) => [...text.normalize('NFKD').replace(/\s/g, '')].sort().join('');

it('states names in 26 scripts, which another program reads from the file', async () => {
  const pdf = await written(...NAMES.map((name) => document({ facts: { ...facts, name } })));
  const [text = ''] = await pdfTexts([pdf]);
  const marked = actualTexts(pdf);
  const isRead = (name: string) =>
    text.includes(name.normalize('NFC')) ||
    marked.includes(name) ||
    letters(text).includes(letters(name));
  expect(NAMES.filter((name) => !isRead(name))).toEqual([]);
  expect(text).not.toContain('\0');
  expect(text).toContain('K7QM-4TXD-9WHP-R');
  expect(text).toContain('conference.example/verify');
});

it('has a page for each certificate, and eight badges on a sheet', async () => {
  const pages = async (pdf: Promise<Buffer>) =>
    (await pdf).toString('latin1').match(/\/Type \/Page\b/g)?.length;
  expect(await pages(written(document(), document()))).toBe(2);
  const badges = Array.from({ length: 9 }, () => document({ kind: 'badge' }));
  expect(await pages(written(...badges))).toBe(2);
});

/** A photo of the whole page, held at an angle and a little out of focus. @param width in pixels */
const photo = async (pdf: Buffer, width: number) =>
  sharp(await firstPage(pdf))
    .flatten({ background: 'white' })
    .resize({ width })
    .rotate(7, { background: '#8a8a80' })
    .modulate({ brightness: 0.8 })
    .blur(0.6)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });

it.each([
  ['a certificate', [document()], `https://conference.example/verify/${NUMBER}`],
  ['a badge', [document({ kind: 'badge', checkInCode: CODE })], CODE],
] as const)(
  'has a QR code on %s that a phone reads from a photo of the page',
  async (_, all, expected) => {
    const { data, info } = await photo(await written(...all), 1600);
    const pixels = Uint8ClampedArray.from(data);
    // Typed as a module, since the package is CommonJS.
    const read = jsQR.default(pixels, info.width, info.height);
    expect(read?.data).toBe(expected);
  },
);
