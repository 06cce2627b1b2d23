import { defineTexts } from '../../platform/i18n/define-texts.js';
import { formatList } from '../../platform/i18n/formats.js';
import type { PageSize, PdfFormat } from '../../platform/pdf/pdf-findings.js';
import type { Author, FileFinding } from '../paper/author-papers.schema.js';
import type { FileFindings, PaperStage } from '../paper/paper-version.entity.js';
import { authorMentions, authorsNotNamed } from './author-mentions.js';

const texts = defineTexts('server.papers.findings', {
  sizes: { a4: 'A4', letter: 'US Letter', other: '{width, number} × {height, number} mm' },
  format: 'Page size: {size}. Most of the text is {points, number} points.',
  pageSize: 'Page size: {size}.',
  sizesDiffer: 'The pages have different sizes: {sizes}.',
  sizeOn: '{size} on {count, plural, one {page} other {pages}} {pages}',
  smallText:
    'Most of the text is {points, number} points, which is hard to read. Use at least {min, number} points.',
  noText:
    'The PDF has no text that can be searched or read aloud. Export it from your writing program instead of scanning it.',
  missingFonts:
    '{count, plural, one {A font is} other {# fonts are}} not embedded: {names}. Readers may see other letters; export the PDF with all fonts embedded.',
  notNamed:
    'The first page does not name {names}. The authors of this version must be those of the submission.',
  mention: {
    name: '{count, plural, one {Page} other {Pages}} {pages} may name an author: {value}. Reviewers will see this.',
    email:
      '{count, plural, one {Page} other {Pages}} {pages} may show an author’s email address: {value}. Reviewers will see this.',
    institution:
      '{count, plural, one {Page} other {Pages}} {pages} may name an author’s institution: {value}. Reviewers will see this.',
  },
});

/** In points. */
const LEAST_TEXT_SIZE = 9;
/** In millimetres, as rounded as page sizes are. */
const KNOWN_SIZES = { a4: [210, 297], letter: [216, 279] } as const;
const TOLERANCE = 1;
const MOST_NAMES = 10;

type Unsubmitted =
  | (Partial<Record<FileFinding['part'], FileFindings | null>> & { stage: PaperStage })
  | null;

/** What an author should know about the files before submitting them. */
export function presentFindings(unsubmitted: Unsubmitted, authors: Author[]): FileFinding[] {
  return (['manuscript', 'supplement'] as const).flatMap((part) => {
    const found = unsubmitted?.[part];
    if (!found) return [];
    const { format, texts: pages = [] } = found;
    const isCameraReady = unsubmitted?.stage === 'camera-ready';
    const aboutAuthors = isCameraReady
      ? part === 'manuscript' && notNamed(pages, authors)
      : mentions(pages, authors);
    const warnings = [...(aboutAuthors || []), ...formatWarnings(format)];
    return [
      ...warnings.map((text): FileFinding => ({ part, severity: 'warning', text })),
      ...facts(format).map((text): FileFinding => ({ part, severity: 'info', text })),
    ];
  });
}

function notNamed(pages: string[], authors: Author[]): string[] {
  const names = authorsNotNamed(pages, authors).map((author) =>
    `${author.givenName} ${author.familyName}`.trim(),
  );
  return names.length > 0 ? [texts.notNamed({ names: formatList(names) })] : [];
}

function mentions(pages: string[], authors: Author[]): string[] {
  const found = authorMentions(pages, authors).map(({ kind, value, pages: on }) =>
    texts.mention[kind]({ count: on.length, pages: numbers(on), value }),
  );
  // Authors often share an institution.
  return [...new Set(found)];
}

function formatWarnings({ missingFonts, pageSizes, textSize }: PdfFormat): string[] {
  const found: string[] = [];
  if (missingFonts.length > 0) {
    const names = formatList(missingFonts.slice(0, MOST_NAMES));
    found.push(texts.missingFonts({ count: missingFonts.length, names }));
  }
  if (pageSizes.length > 1) {
    const sizes = pageSizes.slice(0, MOST_NAMES).map((size) =>
      texts.sizeOn({
        size: sizeName(size),
        count: size.pages.length,
        pages: numbers(size.pages),
      }),
    );
    found.push(texts.sizesDiffer({ sizes: formatList(sizes) }));
  }
  if (textSize === null) found.push(texts.noText);
  else if (textSize < LEAST_TEXT_SIZE) {
    found.push(texts.smallText({ points: textSize, min: LEAST_TEXT_SIZE }));
  }
  return found;
}

function facts({ pageSizes, textSize }: PdfFormat): string[] {
  const [size] = pageSizes;
  if (!size || pageSizes.length > 1) return [];
  if (textSize === null) return [texts.pageSize({ size: sizeName(size) })];
  return [texts.format({ size: sizeName(size), points: textSize })];
}

function sizeName({ width, height }: PageSize): string {
  const isNear = (one: number, other: number) => Math.abs(one - other) <= TOLERANCE;
  const [short, long] = [Math.min(width, height), Math.max(width, height)];
  for (const name of ['a4', 'letter'] as const) {
    const [knownShort, knownLong] = KNOWN_SIZES[name];
    if (isNear(short, knownShort) && isNear(long, knownLong)) return texts.sizes[name];
  }
  return texts.sizes.other({ width, height });
}

function numbers(pages: number[]): string {
  return formatList(pages.slice(0, MOST_NAMES).map(String));
}
