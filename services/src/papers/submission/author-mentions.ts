import type { Author } from '../paper/author-papers.schema.js';

export interface Mention {
  kind: 'name' | 'email' | 'institution';
  /** As the author's details have it. */
  value: string;
  /** Numbers from 1. */
  pages: number[];
}

/** Shorter family names are common words or parts of other names. */
const FAMILY_LENGTH = 4;
const INSTITUTION_LENGTH = 6;

/**
 * Where the text of a paper says who wrote it: full names in either order, family names with a capital
 * letter, addresses (also in groups, as in "{ada, esi}@example.org"), and institutions.
 */
export function authorMentions(texts: string[], authors: Author[]): Mention[] {
  const pages = texts.map((text) => plain(text));
  return authors.flatMap((author) =>
    patternsOf(author).flatMap(({ kind, value, patterns }): Mention[] => {
      const found = pages.flatMap((page, index) =>
        patterns.some((pattern) => pattern.test(page)) ? [index + 1] : [],
      );
      return found.length > 0 ? [{ kind, value, pages: found }] : [];
    }),
  );
}

/** The authors whom the text of a camera-ready paper does not name. */
export function authorsNotNamed<Named extends Author>(texts: string[], authors: Named[]): Named[] {
  return authors.filter(
    (author) => !authorMentions(texts, [author]).some(({ kind }) => kind === 'name'),
  );
}

interface Sought {
  kind: Mention['kind'];
  value: string;
  patterns: RegExp[];
}

function patternsOf({ givenName, familyName, email, affiliation }: Author): Sought[] {
  const [given, family] = [plain(givenName), plain(familyName)];
  const names: RegExp[] = [];
  if (given && family)
    names.push(words(`${given} ${family}`, 'iu'), words(`${family} ${given}`, 'iu'));
  if (given && family && !/[a-z]/i.test(given + family)) names.push(words(family + given, 'u'));
  if (family.length >= FAMILY_LENGTH)
    names.push(words(family, 'u'), words(family.toUpperCase(), 'u'));
  const institutions = affiliation
    .split(/[,;()]/)
    .map(plain)
    .filter((part) => part.length >= INSTITUTION_LENGTH && part.includes(' '));
  const sought: Sought[] = [
    { kind: 'name', value: `${givenName} ${familyName}`.trim(), patterns: names },
    { kind: 'email', value: email, patterns: addressPatterns(plain(email)) },
    {
      kind: 'institution',
      value: affiliation,
      patterns: institutions.map((part) => words(part, 'iu')),
    },
  ];
  return sought.filter(({ patterns }) => patterns.length > 0);
}

function addressPatterns(email: string): RegExp[] {
  const at = email.lastIndexOf('@');
  if (at < 1) return [];
  const [local, domain] = [escaped(email.slice(0, at)), escaped(email.slice(at + 1))];
  const group = `\\{[^{}]{0,300}(?<![\\p{L}\\d.])${local}(?![\\p{L}\\d.])[^{}]{0,300}\\} ?@ ?${domain}`;
  return [words(email, 'iu'), new RegExp(group, 'iu')];
}

/** Not within other words; spaces may be line breaks or hyphens. */
function words(text: string, flags: string): RegExp {
  const pattern = escaped(text).replaceAll(' ', '[ -]');
  return new RegExp(`(?<![\\p{L}\\p{N}])${pattern}(?![\\p{L}\\p{N}])`, flags);
}

function escaped(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
}

/** Without accents, which extracted texts lose or split off; white space is one space. */
function plain(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{Mn}/gu, '')
    .replace(/\s+/g, ' ')
    .trim();
}
