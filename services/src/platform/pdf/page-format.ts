import {
  type PDFDict,
  PDFDict as Dictionary,
  PDFName,
  type PDFObject,
  PDFStream,
} from './pdf-lib.js';
import { dictIn, get, itemsOf, nameIn, numberIn, numbersIn } from './dictionaries.js';
import type { Page } from './page-tree.js';
import type { PageSize } from './pdf-findings.js';

const MILLIMETRES_OF_POINT = 25.4 / 72;
const LETTER = [0, 0, 612, 792];
const FONT_FILES = ['FontFile', 'FontFile2', 'FontFile3'];
/** Forms in forms whose fonts are looked for. */
const DEPTH = 5;
const SUBSET = /^[A-Z]{6}\+/;

/** Equal sizes are joined; ordered by their first page. */
export function pageSizes(pages: Page[]): PageSize[] {
  const sizes = new Map<string, PageSize>();
  for (const [index, { node }] of pages.entries()) {
    const [width, height] = sizeOf(node);
    const key = `${width} ${height}`;
    const size = sizes.get(key) ?? { width, height, pages: [] };
    size.pages.push(index + 1);
    sizes.set(key, size);
  }
  return [...sizes.values()];
}

function sizeOf(page: PDFDict): [number, number] {
  const box = numbersIn(page, 'CropBox', 4) ?? numbersIn(page, 'MediaBox', 4) ?? LETTER;
  const [left = 0, bottom = 0, right = 0, top = 0] = box;
  const unit = (numberIn(page, 'UserUnit') ?? 1) * MILLIMETRES_OF_POINT;
  const [width, height] = [Math.abs(right - left), Math.abs(top - bottom)].map((length) =>
    Math.round(length * unit),
  );
  const isTurned = (numberIn(page, 'Rotate') ?? 0) % 180 !== 0;
  return isTurned ? [height ?? 0, width ?? 0] : [width ?? 0, height ?? 0];
}

/** The names of fonts without their file, sorted. */
export function missingFonts(pages: Page[]): string[] {
  const names = new Set<string>();
  const seen = new Set<PDFObject>();
  for (const { node } of pages) collect(dictIn(node, 'Resources'), 0);
  return [...names].sort();

  function collect(resources: PDFDict | undefined, depth: number): void {
    if (!resources || depth > DEPTH || seen.has(resources)) return;
    seen.add(resources);
    for (const font of valuesIn(resources, 'Font')) {
      if (font instanceof Dictionary && !isEmbedded(font)) names.add(nameOf(font));
    }
    for (const form of valuesIn(resources, 'XObject')) {
      if (form instanceof PDFStream) collect(dictIn(form.dict, 'Resources'), depth + 1);
    }
  }
}

function valuesIn(resources: PDFDict, category: string): (PDFObject | undefined)[] {
  const entries = dictIn(resources, category);
  return entries?.keys().map((name) => entries.lookup(name)) ?? [];
}

function isEmbedded(font: PDFDict): boolean {
  if (nameIn(font, 'Subtype') === 'Type3') return true;
  const [descendant] = itemsOf(get(font, 'DescendantFonts'));
  const described = descendant instanceof Dictionary ? descendant : font;
  const descriptor = dictIn(described, 'FontDescriptor');
  return FONT_FILES.some((name) => descriptor?.has(PDFName.of(name)));
}

function nameOf(font: PDFDict): string {
  return (nameIn(font, 'BaseFont') ?? '?').replace(SUBSET, '').slice(0, 60);
}
