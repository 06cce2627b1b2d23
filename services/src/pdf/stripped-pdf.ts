import {
  type PDFContext,
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFHexString,
  PDFName,
  type PDFObject,
  ParseSpeeds,
  PDFRawStream,
  PDFRef,
  PDFStream,
  PDFString,
} from '@cantoo/pdf-lib';
import { jpegWithoutNotes } from './jpeg-without-notes.js';

/** Entries that speak about the file or its makers, in whatever dictionary they stand (ISO 32000-2). */
const SAYS_WHO = ['Metadata', 'PieceInfo', 'LastModified', 'AF', 'OPI', 'AA', 'PA', 'CreatorInfo'];
const OF_CATALOG = [
  ...['OpenAction', 'Collection', 'Threads', 'SpiderInfo', 'URI', 'Perms', 'DSS', 'Legal'],
];
const OF_ANNOTATION = ['T', 'RC', 'NM', 'M', 'CreationDate', 'Subj', 'ExData', 'FS', 'IRT'];
/** Kinds of annotations that are files. */
const CARRIERS = ['FileAttachment', 'Sound', 'Movie', 'Screen', 'RichMedia', '3D'];
const HARMLESS_ACTIONS = ['GoTo', 'Named'];
const WEB_ADDRESS = /^https?:/i;

/**
 * A copy of a PDF for people who must not learn who wrote it: without document information, XMP,
 * embedded files, scripts, signatures and the names in annotations. What the pages show stays as it is.
 * @throws Error for a file that cannot be read
 */
export async function strippedPdf(bytes: Uint8Array): Promise<Uint8Array> {
  const document = await PDFDocument.load(bytes, {
    updateMetadata: false,
    parseSpeed: ParseSpeeds.Fastest,
  });
  const { context, catalog } = document;
  remove(catalog, OF_CATALOG);
  catalog.lookupMaybe(PDFName.of('AcroForm'), PDFDict)?.delete(PDFName.of('XFA'));
  keepDestinationsOnly(catalog);
  for (const [ref, object] of context.enumerateIndirectObjects()) strip(context, object, ref);
  context.trailerInfo.Info = undefined;
  context.trailerInfo.ID = undefined;
  forgetUnreached(context);
  return document.save({
    addDefaultPage: false,
    updateFieldAppearances: false,
    objectsPerTick: Infinity,
  });
}

/** Names lead to embedded files and scripts, too. */
function keepDestinationsOnly(catalog: PDFDict): void {
  const names = catalog.lookupMaybe(PDFName.of('Names'), PDFDict);
  for (const name of names?.keys() ?? []) {
    if (name !== PDFName.of('Dests')) names?.delete(name);
  }
}

function strip(context: PDFContext, object: PDFObject, ref?: PDFRef): void {
  if (object instanceof PDFArray) {
    for (const item of object.asArray()) strip(context, item);
  } else if (object instanceof PDFDict) {
    stripDictionary(context, object);
  } else if (object instanceof PDFStream) {
    stripDictionary(context, object.dict);
    if (ref && object instanceof PDFRawStream && isJpeg(object.dict)) {
      const contents = jpegWithoutNotes(object.contents);
      context.assign(ref, PDFRawStream.of(object.dict, contents));
    }
  }
}

function stripDictionary(context: PDFContext, dictionary: PDFDict): void {
  remove(dictionary, SAYS_WHO);
  if (has(dictionary, 'ByteRange')) remove(dictionary, namesOf(dictionary));
  if (has(dictionary, 'EF')) remove(dictionary, ['EF', 'RF', 'F', 'UF', 'Desc']);
  if (has(dictionary, 'Subtype') && has(dictionary, 'Rect')) remove(dictionary, OF_ANNOTATION);
  if (!isHarmlessAction(dictionary.lookup(PDFName.of('A')))) remove(dictionary, ['A']);
  if (has(dictionary, 'S')) remove(dictionary, ['Next']);
  const annotations = dictionary.lookup(PDFName.of('Annots'));
  if (annotations instanceof PDFArray) removeCarriers(annotations);
  for (const value of dictionary.values()) strip(context, value);
}

function removeCarriers(annotations: PDFArray): void {
  for (let index = annotations.size() - 1; index >= 0; index--) {
    const annotation = annotations.lookup(index);
    const kind = annotation instanceof PDFDict && annotation.lookup(PDFName.of('Subtype'));
    if (kind instanceof PDFName && CARRIERS.includes(kind.decodeText())) annotations.remove(index);
  }
}

/** Links lead to pages and the web; a link to a mailbox or into a folder may name its owner. */
function isHarmlessAction(action: PDFObject | undefined): boolean {
  if (!(action instanceof PDFDict)) return true;
  const kind = action.lookup(PDFName.of('S'));
  if (!(kind instanceof PDFName)) return true;
  if (HARMLESS_ACTIONS.includes(kind.decodeText())) return true;
  const address = action.lookup(PDFName.of('URI'));
  const isText = address instanceof PDFString || address instanceof PDFHexString;
  return isText && WEB_ADDRESS.test(address.decodeText());
}

/** Objects that nothing leads to are written all the same: earlier states of the file among them. */
function forgetUnreached(context: PDFContext): void {
  const reached = new Set<PDFObject>();
  const waiting: (PDFObject | undefined)[] = [context.trailerInfo.Root];
  while (waiting.length > 0) {
    const object = waiting.pop();
    if (!object || reached.has(object)) continue;
    reached.add(object);
    for (const next of leadsTo(context, object)) waiting.push(next);
  }
  for (const [ref] of context.enumerateIndirectObjects()) {
    if (!reached.has(ref)) context.delete(ref);
  }
}

function leadsTo(context: PDFContext, object: PDFObject): (PDFObject | undefined)[] {
  if (object instanceof PDFRef) return [context.lookup(object)];
  if (object instanceof PDFArray) return object.asArray();
  if (object instanceof PDFDict) return object.values();
  return object instanceof PDFStream ? object.dict.values() : [];
}

function isJpeg(dictionary: PDFDict): boolean {
  const filter = dictionary.lookup(PDFName.of('Filter'));
  const only = filter instanceof PDFArray && filter.size() === 1 ? filter.lookup(0) : filter;
  return only === PDFName.of('DCTDecode');
}

function has(dictionary: PDFDict, name: string): boolean {
  return dictionary.has(PDFName.of(name));
}

function namesOf(dictionary: PDFDict): string[] {
  return dictionary.keys().map((name) => name.decodeText());
}

function remove(dictionary: PDFDict, names: string[]): void {
  for (const name of names) dictionary.delete(PDFName.of(name));
}
