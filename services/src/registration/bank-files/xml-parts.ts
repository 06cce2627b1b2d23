import { TextDecoder } from 'node:util';
import { SaxesParser } from 'saxes';
import { type Bytes, FileRefused } from './bank-file.js';
import { XmlElement } from './xml-element.js';

export type XmlPart =
  /** An element of interest begins: only its attributes are known. */
  | { kind: 'begins'; path: string[]; element: XmlElement }
  /** With all its text and children, except children that were parts themselves. */
  | { kind: 'ends'; path: string[]; element: XmlElement };

/**
 * Streams the elements with the given names. Document types, and with them entities, are refused.
 * @throws FileRefused
 */
export async function* xmlParts(bytes: Bytes, names: ReadonlySet<string>): AsyncGenerator<XmlPart> {
  const parser = new SaxesParser({ position: true });
  const open: XmlElement[] = [];
  let found: XmlPart[] = [];
  let failure: Error | undefined;
  const path = () => open.map(({ name }) => name);

  parser.on(
    'error',
    (error) => (failure ??= new FileRefused('not-xml', parser.line, error.message)),
  );
  parser.on('doctype', () => (failure ??= new FileRefused('has-doctype', parser.line)));
  parser.on('opentag', (tag) => {
    // Plain strings: the parser does not resolve namespaces.
    const attributes = tag.attributes as Record<string, string>;
    const element = new XmlElement(localName(tag.name), attributes, parser.line);
    open.push(element);
    if (names.has(element.name)) found.push({ kind: 'begins', path: path(), element });
  });
  parser.on('text', (text) => addText(open, text));
  parser.on('cdata', (text) => addText(open, text));
  parser.on('closetag', () => {
    const whole = path();
    const element = open.pop();
    if (!element) return;
    if (names.has(element.name)) found.push({ kind: 'ends', path: whole, element });
    // Parts are handed out, not kept: a batch can have 100,000 of them.
    else open.at(-1)?.children.push(element);
  });

  const decoder = new TextDecoder('utf-8');
  for await (const text of decodedXml(bytes, decoder)) {
    parser.write(text);
    if (failure) throw failure;
    yield* found;
    found = [];
  }
  parser.close();
  if (failure) throw failure;
  yield* found;
}

function addText(open: XmlElement[], text: string): void {
  const element = open.at(-1);
  if (element) element.text += text;
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}

const DECLARED = /^[^>]{0,100}encoding\s*=\s*["']([A-Za-z0-9_-]+)["']/;

async function* decodedXml(bytes: Bytes, utf8: TextDecoder): AsyncGenerator<string> {
  let decoder: TextDecoder | undefined;
  for await (const chunk of bytes) {
    decoder ??= declaredDecoder(chunk) ?? utf8;
    yield decoder.decode(chunk, { stream: true });
  }
}

function declaredDecoder(first: Uint8Array): TextDecoder | undefined {
  const [a, b] = first;
  if (a === 0xff && b === 0xfe) return new TextDecoder('utf-16le');
  if (a === 0xfe && b === 0xff) return new TextDecoder('utf-16be');
  const [, name] = DECLARED.exec(Buffer.from(first.subarray(0, 200)).toString('latin1')) ?? [];
  try {
    return name === undefined ? undefined : new TextDecoder(name);
  } catch {
    return undefined;
  }
}
