import { type PDFContext, PDFArray, PDFDict, PDFName, PDFRawStream, PDFRef } from './pdf-lib.js';
import type { Destinations } from './destinations.js';
import { dictIn, get, keepOnly, nameIn, numberIn, numbersIn } from './dictionaries.js';
import type { Page } from './page-tree.js';

const OF_LINK = [
  ...['Type', 'Subtype', 'Rect', 'Border', 'BS', 'C', 'H', 'F', 'QuadPoints', 'StructParent', 'P'],
  'Dest',
];
/** Comments, files, and marks for printing: they are not part of the paper. */
const REMOVED = [
  ...['Text', 'Popup', 'FileAttachment', 'Sound', 'Movie', 'Screen', 'RichMedia', '3D', 'Redact'],
  ...['Watermark', 'PrinterMark', 'TrapNet', 'Projection'],
];
const HIDDEN = 0b10_0010;
type Matrix = readonly [number, number, number, number, number, number];
const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];

/**
 * Leaves links within the document. What other annotations show, such as filled form fields, becomes part
 * of the page; what they say and where they lead is removed.
 */
export function stripAnnotations(
  context: PDFContext,
  { node }: Page,
  destinations: Destinations,
): void {
  const listed = get(node, 'Annots');
  const links = PDFArray.withContext(context);
  const shown: string[] = [];
  for (const item of listed instanceof PDFArray ? listed.asArray() : []) {
    const annotation = context.lookup(item);
    if (!(annotation instanceof PDFDict)) continue;
    const isLink = nameIn(annotation, 'Subtype') === 'Link';
    const place = isLink ? destinations.ofLink(annotation) : undefined;
    if (place) {
      annotation.set(PDFName.of('Dest'), place);
      keepOnly(annotation, OF_LINK);
      links.push(item);
      continue;
    }
    const drawing = drawingOf(context, node, annotation, shown.length);
    if (drawing) shown.push(drawing);
    // The structure tree may still lead here.
    keepOnly(annotation, []);
  }
  if (links.size() > 0) node.set(PDFName.of('Annots'), links);
  else node.delete(PDFName.of('Annots'));
  if (shown.length > 0) drawAfter(context, node, shown.join('\n'));
}

/** The operators that draw an annotation, whose appearance becomes a resource of the page. */
function drawingOf(
  context: PDFContext,
  page: PDFDict,
  annotation: PDFDict,
  index: number,
): string | undefined {
  const kind = nameIn(annotation, 'Subtype') ?? '';
  const isHidden = ((numberIn(annotation, 'F') ?? 0) & HIDDEN) !== 0;
  if (isHidden || kind === 'Link' || REMOVED.includes(kind) || isSignature(annotation)) {
    return undefined;
  }
  const appearance = appearanceOf(context, annotation);
  const form = appearance && context.lookup(appearance);
  const target = numbersIn(annotation, 'Rect', 4);
  if (!appearance || !(form instanceof PDFRawStream) || !target) return undefined;
  const matrix = placing(form.dict, target);
  if (!matrix) return undefined;
  form.dict.set(PDFName.of('Type'), PDFName.of('XObject'));
  form.dict.set(PDFName.of('Subtype'), PDFName.of('Form'));
  const name = `Annotation${index}`;
  addForm(context, page, name, appearance);
  return `q ${matrix.map((number) => number.toFixed(5)).join(' ')} cm /${name} Do Q`;
}

function isSignature(annotation: PDFDict): boolean {
  const parent = dictIn(annotation, 'Parent');
  return (nameIn(annotation, 'FT') ?? (parent && nameIn(parent, 'FT'))) === 'Sig';
}

function appearanceOf(context: PDFContext, annotation: PDFDict): PDFRef | undefined {
  const appearances = dictIn(annotation, 'AP');
  const normal = appearances?.get(PDFName.of('N'));
  const found = context.lookup(normal);
  if (found instanceof PDFRawStream && normal instanceof PDFRef) return normal;
  const state = nameIn(annotation, 'AS');
  const ofState = found instanceof PDFDict && state ? found.get(PDFName.of(state)) : undefined;
  return ofState instanceof PDFRef ? ofState : undefined;
}

/** Fits the box of an appearance into the annotation's rectangle (ISO 32000-2, algorithm 8). */
function placing(form: PDFDict, rectangle: number[]): Matrix | undefined {
  const [left = 0, bottom = 0, right = 0, top = 0] = numbersIn(form, 'BBox', 4) ?? [];
  const own = (numbersIn(form, 'Matrix', 6) ?? IDENTITY) as Matrix;
  const corners = [
    [left, bottom],
    [left, top],
    [right, bottom],
    [right, top],
  ].map(([x = 0, y = 0]) => [own[0] * x + own[2] * y + own[4], own[1] * x + own[3] * y + own[5]]);
  const [x, y] = [0, 1].map((axis) => range(corners.map((corner) => corner[axis] ?? 0)));
  const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = rectangle;
  const [wide, high] = [range([x1, x2]), range([y1, y2])];
  if (!x || !y || x.length === 0 || y.length === 0) return undefined;
  const [scaleX, scaleY] = [wide.length / x.length, high.length / y.length];
  return [scaleX, 0, 0, scaleY, wide.from - x.from * scaleX, high.from - y.from * scaleY];
}

function range(numbers: number[]): { from: number; length: number } {
  const from = Math.min(...numbers);
  return { from, length: Math.max(...numbers) - from };
}

/** Resources can be shared by pages, so that this page gets its own. */
function addForm(context: PDFContext, page: PDFDict, name: string, form: PDFRef): void {
  const resources = dictIn(page, 'Resources')?.clone(context) ?? context.obj({});
  const forms = dictIn(resources, 'XObject')?.clone(context) ?? context.obj({});
  forms.set(PDFName.of(name), form);
  resources.set(PDFName.of('XObject'), forms);
  page.set(PDFName.of('Resources'), resources);
}

function drawAfter(context: PDFContext, page: PDFDict, drawing: string): void {
  const part = (text: string) => context.register(context.stream(text));
  const contents = page.get(PDFName.of('Contents'));
  const found = context.lookup(contents);
  const parts = found instanceof PDFArray ? found.asArray() : contents ? [contents] : [];
  const all = PDFArray.withContext(context);
  for (const each of [part('q\n'), ...parts, part(`\nQ\n${drawing}\n`)]) all.push(each);
  page.set(PDFName.of('Contents'), all);
}
