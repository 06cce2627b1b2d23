import {
  type PDFContext,
  PDFArray,
  PDFDict,
  PDFInvalidObject,
  PDFName,
  type PDFObject,
  PDFRawStream,
  PDFRef,
  PDFStream,
  PDFStreamWriter,
  PDFString,
} from './pdf-lib.js';
import { stripAnnotations } from './annotations.js';
import { Destinations } from './destinations.js';
import { dictIn, get, isText, keepOnly, nameIn, numberIn, remove } from './dictionaries.js';
import type { PageContent } from './page-content.js';
import { catalogOf, type Page } from './page-tree.js';
import { stripStructure } from './structure-tree.js';

const OF_CATALOG = [
  ...['Type', 'Pages', 'PageLabels', 'PageLayout', 'MarkInfo', 'StructTreeRoot', 'OCProperties'],
  'Lang',
];
const OF_PAGE = [
  ...['Type', 'Parent', 'Resources', 'MediaBox', 'CropBox', 'BleedBox', 'TrimBox', 'ArtBox'],
  ...['Rotate', 'Contents', 'Group', 'Annots', 'StructParents', 'UserUnit', 'Tabs'],
];
const OF_LAYERS = ['OCGs', 'D'];
const OF_CONFIGURATION = [
  'BaseState',
  'ON',
  'OFF',
  'Order',
  'RBGroups',
  'Locked',
  'AS',
  'ListMode',
];
const OF_LAYER = ['Type', 'Name', 'Usage'];
const OF_USAGE = ['Export', 'Zoom', 'Print', 'View'];
/** Entries about the file or its authors (ISO 32000-2). */
const ABOUT_AUTHORS = [
  ...['Metadata', 'PieceInfo', 'LastModified', 'AF', 'OPI', 'AA', 'EF', 'RF', 'Alternates', 'Ref'],
  ...['Name', 'ID', 'Thumb'],
];
/** Entries whose texts are needed, which texts they may hold, and what else they get. */
const NEEDED: Record<string, { texts: RegExp; otherwise?: string }> = {
  Registry: { texts: /^Adobe$/, otherwise: 'Adobe' },
  Ordering: {
    texts: /^(Identity|UCS|Japan[12]|Korea1|KR|GB1|CNS1|Manga1)$/,
    otherwise: 'Identity',
  },
  // A language, with a script and a region at most, so that no name fits.
  Lang: { texts: /^[a-z]{2,3}(-[A-Za-z]{4})?(-[A-Za-z]{2}|-\d{3})?$/ },
};

/**
 * Makes the copy of a PDF for readers who must not learn who wrote it: everything that pages show stays,
 * with links within the document and the order of tagged content; texts that pages do not show are
 * removed wherever they are.
 */
export async function strippedPdf(
  context: PDFContext,
  pages: Page[],
  content: PageContent,
): Promise<Uint8Array> {
  const catalog = catalogOf(context);
  const destinations = new Destinations(context, pages);
  for (const page of pages) {
    content.strip(page);
    stripAnnotations(context, page, destinations);
    keepOnly(page.node, OF_PAGE);
    content.check(page);
  }
  stripStructure(catalog);
  stripLayers(catalog);
  keepOnly(catalog, OF_CATALOG);
  context.trailerInfo.Info = undefined;
  context.trailerInfo.ID = undefined;
  new ReachedObjects(context, content).strip();
  return PDFStreamWriter.forContext(context, Infinity).serializeToBuffer();
}

function stripLayers(catalog: PDFDict): void {
  const properties = dictIn(catalog, 'OCProperties');
  if (!properties) return;
  keepOnly(properties, OF_LAYERS);
  const configuration = dictIn(properties, 'D');
  if (configuration) keepOnly(configuration, OF_CONFIGURATION);
}

/** Strips what the root leads to, and deletes all else: earlier states of the file among it. */
class ReachedObjects {
  private readonly reached = new Set<PDFObject>();
  /** Their entries have names of the author's program, which contents use. */
  private readonly resources = new Set<PDFObject | undefined>();
  private readonly glyphs = new Set<PDFObject | undefined>();

  constructor(
    private readonly context: PDFContext,
    private readonly content: PageContent,
  ) {}

  strip(): void {
    const { context, reached } = this;
    const root = context.trailerInfo.Root;
    const waiting: PDFObject[] = root ? [root] : [];
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const object = next instanceof PDFRef ? context.lookup(next) : next;
      if (next instanceof PDFRef) reached.add(next);
      if (!object || reached.has(object)) continue;
      reached.add(object);
      const dictionary = object instanceof PDFStream ? object.dict : object;
      if (dictionary instanceof PDFArray) waiting.push(...this.strippedItems(dictionary));
      if (dictionary instanceof PDFDict) waiting.push(...this.strippedValues(dictionary));
      if (next instanceof PDFRef && object instanceof PDFRawStream) this.stripStream(next, object);
    }
    for (const [ref, object] of context.enumerateIndirectObjects()) {
      if (!reached.has(ref) || object instanceof PDFInvalidObject) context.delete(ref);
    }
  }

  private strippedValues(dictionary: PDFDict): PDFObject[] {
    if (this.resources.has(dictionary)) return dictionary.values();
    this.noteNames(dictionary);
    const isLayer = get(dictionary, 'Type') === PDFName.of('OCG');
    remove(dictionary, ABOUT_AUTHORS);
    for (const [name, value] of dictionary.entries()) {
      const found = this.context.lookup(value);
      if (isText(found)) stripText(dictionary, name, found.decodeText());
    }
    if (isLayer) stripLayer(dictionary);
    return dictionary.values();
  }

  private noteNames(dictionary: PDFDict): void {
    for (const each of dictIn(dictionary, 'Resources')?.keys() ?? []) {
      this.resources.add(dictIn(dictionary, 'Resources')?.lookup(each));
    }
    const glyphs = dictIn(dictionary, 'CharProcs');
    this.resources.add(glyphs);
    for (const each of glyphs?.keys() ?? []) this.glyphs.add(glyphs?.lookup(each));
  }

  /** Texts in arrays are labels and names, except the table of an indexed colour space. */
  private strippedItems(array: PDFArray): PDFObject[] {
    const [first] = array.asArray();
    if (first === PDFName.of('Indexed') || first === PDFName.of('I')) return array.asArray();
    for (let index = array.size() - 1; index >= 0; index--) {
      if (isText(this.context.lookup(array.get(index)))) array.remove(index);
    }
    return array.asArray();
  }

  private stripStream(ref: PDFRef, stream: PDFRawStream): void {
    const { dict } = stream;
    const isForm = nameIn(dict, 'Subtype') === 'Form' || numberIn(dict, 'PatternType') === 1;
    if (isForm || this.glyphs.has(stream)) this.content.stripStream(ref, stream);
    else this.content.stripData(ref, stream);
  }
}

function stripText(dictionary: PDFDict, name: PDFName, text: string): void {
  const needed = NEEDED[name.decodeText()];
  if (needed?.texts.test(text)) return;
  if (needed?.otherwise) dictionary.set(name, PDFString.of(needed.otherwise));
  else dictionary.delete(name);
}

function stripLayer(layer: PDFDict): void {
  const usage = dictIn(layer, 'Usage');
  keepOnly(layer, OF_LAYER);
  if (usage) keepOnly(usage, OF_USAGE);
  layer.set(PDFName.of('Name'), PDFString.of('Layer'));
}
