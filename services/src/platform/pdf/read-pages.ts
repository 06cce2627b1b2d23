import { getResolvedPDFJS } from 'unpdf';

interface ReadPages {
  /** Each page was opened. */
  count: number;
  texts: string[];
  /** In points; null without text. */
  textSize: number | null;
}

/** Sizes are compared to this fraction of a point. */
const STEP = 2;

/**
 * Reads the visible text of a PDF with another parser than the one that wrote it.
 * @throws Error when the file is broken
 */
export async function readPages(bytes: Uint8Array, maxPages: number): Promise<ReadPages> {
  const { getDocument, VerbosityLevel } = await getResolvedPDFJS();
  // A copy: pdf.js takes ownership of its input.
  const opening = getDocument({
    data: new Uint8Array(bytes),
    verbosity: VerbosityLevel.ERRORS,
    disableFontFace: true,
  });
  try {
    const document = await opening.promise;
    const texts: string[] = [];
    const sizes = new Map<number, number>();
    for (let number = 1; number <= Math.min(document.numPages, maxPages); number++) {
      const page = await document.getPage(number);
      const { items } = await page.getTextContent();
      let text = '';
      for (const item of items) {
        if (!('str' in item)) continue;
        text += item.str + (item.hasEOL ? '\n' : '');
        const size = sizeOf(item.transform as number[], page.userUnit);
        sizes.set(size, (sizes.get(size) ?? 0) + item.str.trim().length);
      }
      texts.push(text);
    }
    return { count: document.numPages, texts, textSize: mostFrequent(sizes) };
  } finally {
    await opening.destroy();
  }
}

function sizeOf([, , c = 0, d = 0]: number[], unit: number): number {
  return Math.round(Math.hypot(c, d) * unit * STEP) / STEP;
}

function mostFrequent(sizes: Map<number, number>): number | null {
  const [most] = [...sizes].filter(([size]) => size > 0).sort(([, a], [, b]) => b - a);
  return most && most[1] > 0 ? most[0] : null;
}
