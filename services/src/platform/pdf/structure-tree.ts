import { PDFDict, PDFName, type PDFObject } from './pdf-lib.js';
import { dictIn, get, itemsOf, keepOnly, nameIn } from './dictionaries.js';

/** Structure types of ISO 32000-1 and 32000-2. */
const STANDARD = new Set(
  `Document DocumentFragment Part Art Sect Div Aside BlockQuote Caption TOC TOCI Index NonStruct
   Private Title Sub FENote P H H1 H2 H3 H4 H5 H6 L LI Lbl LBody Table TR TH TD THead TBody TFoot Span
   Quote Note Reference BibEntry Code Em Strong Link Annot Ruby RB RT RP Warichu WT WP Figure Formula
   Form Artifact`.split(/\s+/),
);
/** Owners of attributes that are about layout; others may hold any text. */
const OWNERS = ['Layout', 'List', 'Table'];
const OF_ROOT = ['Type', 'K', 'ParentTree', 'ParentTreeNextKey'];
const OF_ELEMENT = ['Type', 'S', 'P', 'K', 'Pg', 'A', 'Lang'];
const MAPPINGS = 10;

/**
 * Keeps the order and the roles of tagged content, which screen readers use, and removes its texts:
 * titles, ids, alternative and actual text. Custom roles become standard ones.
 */
export function stripStructure(catalog: PDFDict): void {
  const root = dictIn(catalog, 'StructTreeRoot');
  if (!root) return;
  const roles = dictIn(root, 'RoleMap');
  const seen = new Set<PDFObject>([root]);
  const waiting = itemsOf(get(root, 'K'));
  while (waiting.length > 0) {
    const element = waiting.pop();
    if (!(element instanceof PDFDict) || seen.has(element)) continue;
    seen.add(element);
    if (!element.has(PDFName.of('S'))) continue;
    waiting.push(...itemsOf(get(element, 'K')));
    element.set(PDFName.of('S'), PDFName.of(standardRole(nameIn(element, 'S'), roles)));
    const isLayout = itemsOf(get(element, 'A')).every(
      (each) => !(each instanceof PDFDict) || OWNERS.includes(nameIn(each, 'O') ?? ''),
    );
    keepOnly(element, isLayout ? OF_ELEMENT : OF_ELEMENT.filter((name) => name !== 'A'));
  }
  keepOnly(root, OF_ROOT);
}

function standardRole(role: string | undefined, roles: PDFDict | undefined): string {
  let found = role;
  for (let step = 0; step < MAPPINGS && found; step++) {
    if (STANDARD.has(found)) return found;
    found = roles && nameIn(roles, found);
  }
  return 'NonStruct';
}
