import {
  PDFArray,
  type PDFContext,
  PDFDict,
  PDFName,
  PDFNull,
  PDFNumber,
  type PDFObject,
  PDFRef,
} from './pdf-lib.js';
import { dictIn, get, isText, itemsOf, nameIn } from './dictionaries.js';
import { catalogOf, type Page } from './page-tree.js';

const VIEWS = ['XYZ', 'Fit', 'FitH', 'FitV', 'FitR', 'FitB', 'FitBH', 'FitBV'];

/** Places within a document, which links name or describe. */
export class Destinations {
  private readonly pages: Set<PDFObject>;
  private named: Map<string, PDFObject | undefined> | undefined;

  constructor(
    private readonly context: PDFContext,
    pages: Page[],
  ) {
    this.pages = new Set(pages.map(({ ref }) => ref));
  }

  /** The place where a link leads, without names; undefined for links that leave the document. */
  ofLink(link: PDFDict): PDFArray | undefined {
    const action = dictIn(link, 'A');
    const leadsTo = action && nameIn(action, 'S') === 'GoTo' ? get(action, 'D') : get(link, 'Dest');
    return this.explicit(leadsTo);
  }

  private explicit(destination: PDFObject | undefined): PDFArray | undefined {
    const named = destination instanceof PDFName || isText(destination);
    let found = named ? this.byName(destination.decodeText()) : destination;
    if (found instanceof PDFDict) found = get(found, 'D');
    if (!(found instanceof PDFArray)) return undefined;
    const [page, view, ...numbers] = found.asArray();
    if (!(page instanceof PDFRef) || !this.pages.has(page)) return undefined;
    const isView = view instanceof PDFName && VIEWS.includes(view.decodeText());
    const plain = numbers.slice(0, 4).map((item) => (item instanceof PDFNumber ? item : PDFNull));
    const place = PDFArray.withContext(this.context);
    for (const item of [page, isView ? view : PDFName.of('Fit'), ...(isView ? plain : [])]) {
      place.push(item);
    }
    return place;
  }

  private byName(name: string): PDFObject | undefined {
    this.named ??= this.readNames();
    return this.named.get(name);
  }

  private readNames(): Map<string, PDFObject | undefined> {
    const catalog = catalogOf(this.context);
    const found = new Map<string, PDFObject | undefined>();
    const old = dictIn(catalog, 'Dests');
    for (const name of old?.keys() ?? []) found.set(name.decodeText(), old?.lookup(name));
    const names = dictIn(catalog, 'Names');
    const waiting: (PDFObject | undefined)[] = [names && get(names, 'Dests')];
    const seen = new Set<PDFObject>();
    while (waiting.length > 0) {
      const node = waiting.pop();
      if (!(node instanceof PDFDict) || seen.has(node)) continue;
      seen.add(node);
      waiting.push(...itemsOf(get(node, 'Kids')));
      const pairs = itemsOf(get(node, 'Names'));
      for (let at = 0; at + 1 < pairs.length; at += 2) {
        const name = pairs[at];
        if (isText(name)) found.set(name.decodeText(), pairs[at + 1]);
      }
    }
    return found;
  }
}
