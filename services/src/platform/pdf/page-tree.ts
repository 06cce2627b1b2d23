import {
  type PDFContext,
  PDFArray,
  PDFDict,
  PDFInvalidObject,
  PDFName,
  type PDFObject,
  PDFRef,
} from './pdf-lib.js';
import { dictIn, get } from './dictionaries.js';
import { PdfRefusedError } from './pdf-findings.js';

const INHERITED = ['Resources', 'MediaBox', 'CropBox', 'Rotate'];

export interface Page {
  ref: PDFRef;
  node: PDFDict;
}

/** @throws PdfRefusedError damaged */
export function catalogOf(context: PDFContext): PDFDict {
  const catalog = context.lookup(context.trailerInfo.Root);
  if (!(catalog instanceof PDFDict)) throw new PdfRefusedError('damaged');
  return catalog;
}

/**
 * The pages of a document, whatever their tree claims, each with its inherited entries. Replaces the
 * tree by one level.
 * @throws PdfRefusedError damaged, without a page or with an incomplete one
 */
export function flatPages(context: PDFContext): Page[] {
  const catalog = catalogOf(context);
  const root = dictIn(catalog, 'Pages');
  if (!root) throw new PdfRefusedError('damaged');
  const pages = collect(context, root);
  if (pages.length === 0 || pages.some(({ node }) => isBroken(node))) {
    throw new PdfRefusedError('damaged');
  }
  const kids = PDFArray.withContext(context);
  const tree = context.obj({ Type: 'Pages', Count: pages.length });
  tree.set(PDFName.of('Kids'), kids);
  const treeRef = context.register(tree);
  for (const { ref, node } of pages) {
    kids.push(ref);
    node.set(PDFName.of('Parent'), treeRef);
  }
  catalog.set(PDFName.of('Pages'), treeRef);
  return pages;
}

interface Waiting {
  kid: PDFObject;
  inherited: [PDFName, PDFObject][];
}

function collect(context: PDFContext, root: PDFDict): Page[] {
  const pages: Page[] = [];
  const seen = new Set<PDFObject>();
  const waiting: Waiting[] = [{ kid: root, inherited: [] }];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const node = context.lookup(next.kid);
    if (!(node instanceof PDFDict) || seen.has(node)) continue;
    seen.add(node);
    for (const [name, value] of next.inherited) if (!node.has(name)) node.set(name, value);
    const kids = get(node, 'Kids');
    if (kids instanceof PDFArray) {
      const inherited = INHERITED.flatMap((name): [PDFName, PDFObject][] => {
        const value = node.get(PDFName.of(name));
        return value ? [[PDFName.of(name), value]] : [];
      });
      for (const kid of kids.asArray().toReversed()) waiting.push({ kid, inherited });
    } else if (next.kid !== root && isPage(node)) {
      const ref = next.kid instanceof PDFRef ? next.kid : context.register(node);
      node.set(PDFName.of('Type'), PDFName.of('Page'));
      pages.push({ ref, node });
    }
  }
  return pages;
}

/** Whether parts of a page are missing or cannot be parsed, so that it would look different. */
function isBroken(page: PDFDict): boolean {
  const resources = dictIn(page, 'Resources');
  const categories = ['Font', 'XObject'].map((name) => resources && dictIn(resources, name));
  const contents = get(page, 'Contents');
  const needed = [
    ...['Contents', 'Resources'].map((name) => page.get(PDFName.of(name))),
    ...(contents instanceof PDFArray ? contents.asArray() : []),
    ...categories.flatMap((entries) => entries?.values() ?? []),
  ];
  return needed.some((each) => {
    const found = page.context.lookup(each);
    return found instanceof PDFInvalidObject || (each instanceof PDFRef && !found);
  });
}

/** Some programs leave the type out. */
function isPage(node: PDFDict): boolean {
  const type = get(node, 'Type');
  return type === undefined || type === PDFName.of('Page');
}
