const plain = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const accented = 'áƀçðéƒĝĥíĵķļɱñóþɋŕšţúṽŵẋýžÁƁÇÐÉƑĜĤÍĴĶĻṀÑÓÞɊŔŠŢÚṼŴẊÝŽ';
const accents = new Map([...plain].map((char, index) => [char, [...accented][index] ?? char]));

/** How much longer than English other languages are; German and Finnish come near it. */
const GROWTH = 0.4;

const FILLER_WORD = /~{7}(?=~)/g;

const RIGHT_TO_LEFT = '\u202e';
const END = '\u202c';

export function pseudoLiteral(lang: string): (text: string) => string {
  return lang === 'ar-XB' ? mirror : lengthen;
}

function lengthen(text: string): string {
  const changed = [...text].map((char) => accents.get(char) ?? char).join('');
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const added = Math.ceil(letters * GROWTH);
  if (added === 0) return changed;
  const [, before = '', end = ''] = /^(.*?)(\s*)$/su.exec(changed) ?? [];
  const filler = '~'.repeat(Math.max(1, added - 1)).replace(FILLER_WORD, '$& ');
  return `${before} ${filler}${end}`;
}

function mirror(text: string): string {
  return text.replace(/[\p{L}\p{N}]+/gu, (word) => RIGHT_TO_LEFT + word + END);
}
