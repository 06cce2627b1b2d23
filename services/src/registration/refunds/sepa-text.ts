/** The characters that every bank takes (EPC217-08, SEPA Requirements for an Extended Character Set). */
const REFUSED = /[^A-Za-z0-9/\-?:().,'+ ]/gu;

/** Letters that decomposition leaves as they are. */
const LETTERS: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  Æ: 'AE',
  œ: 'oe',
  Œ: 'OE',
  ø: 'o',
  Ø: 'O',
  đ: 'd',
  Đ: 'D',
  ð: 'd',
  Ð: 'D',
  ł: 'l',
  Ł: 'L',
  þ: 'th',
  Þ: 'TH',
  ı: 'i',
  ħ: 'h',
  Ħ: 'H',
  ŋ: 'n',
  Ŋ: 'N',
  ɓ: 'b',
  Ɓ: 'B',
  ɗ: 'd',
  Ɗ: 'D',
  ƙ: 'k',
  Ƙ: 'K',
  ɛ: 'e',
  Ɛ: 'E',
  ɔ: 'o',
  Ɔ: 'O',
  '&': '+',
  '’': "'",
  '‘': "'",
};

/** In Latin letters without marks; other characters become full stops. */
export function sepaText(text: string, most: number): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/\s+/gu, ' ')
    .replace(/\P{ASCII}|&/gu, (char) => LETTERS[char] ?? '.')
    .replace(REFUSED, '.')
    .trim()
    .slice(0, most)
    .trim();
}

/** Whether a bank can read it as a name. */
export function isSepaName(text: string): boolean {
  return /[A-Za-z]{2}/.test(sepaText(text, 70));
}
