import { buffer } from 'node:stream/consumers';
import { actualTexts, pdfTexts } from '../../../test/pdf-texts.js';
import { fontFile } from './fonts.js';
import { BY_RULES, ShapedFonts } from './shaped-fonts.js';
import { Sheet } from './sheet.js';

const at = new Date('2025-10-14T12:00:00Z');

async function written(...texts: string[]) {
  const sheet = await Sheet.open({ title: 'Receipt', author: 'Office', at });
  for (const text of texts) sheet.fact('Registered', text, true);
  sheet.end();
  const pdf = await buffer(sheet.pdf);
  const [text = ''] = await pdfTexts([pdf]);
  return { pdf, text };
}

/** Letters of both in one spelling, in any order. */
const letters = (text: string) => [...text.normalize('NFKD').replace(/\s/g, '')].sort().join('');

it.each([
  ['Yoruba', 'Adébáyọ̀ Ọ̀ṣúnṣọlá'],
  ['Vietnamese', 'Ánh Nguyệt Nguyễn Thị'],
  ['Polish, Turkish, Icelandic', 'Łódź İğdır Þórður'],
  ['Greek and Ukrainian', 'Θεόδωρος Їжакевич'],
  ['Chinese', '王小明 陳國'],
  ['Japanese', 'さくら ミュラー・高橋'],
  ['Korean', '김철수 이영희'],
  ['Amharic', 'አበበ ኃይለ ሥላሴ'],
  ['Georgian and Armenian', 'გიორგი Հայկ'],
])('a name in %s is read as it was written', async (_, name) => {
  expect((await written(name)).text).toContain(name.normalize('NFC'));
});

it.each([
  ['Arabic', 'ليلى بن عبد الرحمن'],
  ['Urdu and Persian', 'گیتی ژاله پرویز'],
  ['Hebrew', 'דוד בן־גוריון'],
])('a name in %s runs from right to left, with all its letters', async (_, name) => {
  const { text } = await written(name);
  expect(letters(text)).toBe(letters(`Registered ${name}`));
  for (const word of name.split(' ')) expect(text.normalize('NFKC')).toContain(word);
});

it.each([
  ['Hindi', 'श्रीकृष्ण त्रिपाठी'],
  ['Bengali', 'শ্রীময়ী মুখোপাধ্যায়'],
  ['Gujarati', 'ક્ષત્રિય શ્રી'],
  ['Punjabi', 'ਗੁਰਪ੍ਰੀਤ ਸਿੰਘ'],
  ['Tamil', 'சுப்பிரமணியன் கௌரி'],
  ['Telugu', 'శ్రీనివాస్ కృష్ణ'],
  ['Kannada', 'ಶ್ರೀಕೃಷ್ಣ'],
  ['Malayalam', 'കൃഷ്ണൻ ശ്രീ'],
  ['Sinhala', 'ශ්‍රී ජයවර්ධන'],
  ['Thai', 'สมชาย ศรีสุขน้ำ'],
  ['Lao', 'ສົມສັກ ຄຳ'],
  ['Khmer', 'ស្រីមុំ ភ្នំពេញ'],
  ['Burmese', 'အောင်ဆန်းစုကြည် ကျွန်ုပ်'],
])('a name in %s, whose letters change places, is copied as it was written', async (_, name) => {
  const { pdf, text } = await written(name);
  expect(actualTexts(pdf)).toEqual(name.split(' '));
  expect(text).not.toContain('\0');
});

it('a letter that no font has is known beforehand', async () => {
  const sheet = await Sheet.open({ title: 'Receipt', author: 'Office', at });
  expect(sheet.canWrite('Adébáyọ̀ محمد शर्मा ශ්‍රී 王')).toBe(true);
  expect(sheet.canWrite('Ada ᏣᎳᎩ')).toBe(false);
  expect((await written('ᏣᎳᎩ')).text).toContain('\0');
});

it('brackets turn with the direction, digits do not', async () => {
  const { text } = await written('محمد (علي) ٢٠٢٥');
  expect(text).toContain('٢٠٢٥ (علي) محمد');
});

it.each([
  ['a vowel sign that is drawn before its letter', 'devanagari', 'कि', ['ि', 'क']],
  ['a letter under another', 'khmer', 'ស្រ', ['្រ', 'ស']],
] as const)('the rules of a script are kept: %s', async (_, face, text, drawn) => {
  const fonts = await ShapedFonts.load();
  const font = fonts.open(fontFile(face, false));
  const glyphs = (features: string[]) => font.layout(text, features).glyphs;
  const meaning = glyphs([BY_RULES.ltr]).map(({ codePoints }) =>
    String.fromCodePoint(...codePoints),
  );
  expect(meaning).toEqual(drawn);
  fonts.release();
});

it('continues on another page', async () => {
  const items = Array.from({ length: 60 }, (_, index) => `Item ${index}.`);
  const { pdf, text } = await written(...items);
  for (const item of items) expect(text).toContain(item);
  expect(pdf.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(2);
});
