import {
  MAX_ABSTRACT,
  MAX_PUBLICATIONS,
  MAX_TITLE,
  type ReadPublications,
} from './expertise.schema.js';
import type { Publication } from './reviewer-expertise.entity.js';

/** Not \s, which matches line breaks: each line would search all empty lines below it. */
const BIBTEX = /^[ \t]*@\w+[ \t]*[{(]/m;

/**
 * Reads BibTeX, or text: paragraphs with an empty line between them, each a title on its first line and an
 * abstract on the others.
 *
 * @throws Error for BibTeX that cannot be read
 */
export async function readPublications(text: string): Promise<ReadPublications> {
  return limited(BIBTEX.test(text) ? await fromBibtex(text) : fromText(text));
}

/** Within the limits of the form, without those that have no title. */
export function limited(found: Publication[]): ReadPublications {
  const publications = found
    .filter(({ title }) => title !== '')
    .slice(0, MAX_PUBLICATIONS)
    .map(({ title, abstract }) => ({
      title: onOneLine(title).slice(0, MAX_TITLE).trim(),
      abstract: abstract.slice(0, MAX_ABSTRACT).trim(),
    }));
  return { publications, skipped: found.length - publications.length };
}

function fromText(text: string): Publication[] {
  const paragraphs = text.split(/\n\s*\n/).map((each) => each.trim());
  return paragraphs.filter(Boolean).map((paragraph) => {
    const [title = '', ...abstract] = paragraph.split('\n');
    return { title: onOneLine(title), abstract: onOneLine(abstract.join(' ')) };
  });
}

/** Loaded with the first BibTeX. The package without its network client, which its main file loads. */
async function fromBibtex(text: string): Promise<Publication[]> {
  const { parse } = await import('@citation-js/plugin-bibtex/lib/input/file.js');
  const { parse: valueOf } = await import('@citation-js/plugin-bibtex/lib/input/value.js');
  return parse(text).map(({ properties }) => {
    const of = (name: string) => onOneLine(withoutMarkup(valueOf(properties[name] ?? '', 'title')));
    return { title: of('title'), abstract: of('abstract') };
  });
}

/** TeX commands become HTML: `\\emph` becomes <i>. */
function withoutMarkup(text: string): string {
  return text.replace(/<\/?(?:b|i|sc|sup|sub|span)[^<>]*>/g, '');
}

function onOneLine(text: string): string {
  return text.replace(/[\s\p{Cc}]+/gu, ' ').trim();
}
