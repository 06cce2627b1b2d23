import { buffer } from 'node:stream/consumers';
import { SaxesParser } from 'saxes';
import { fromBufferPromise } from 'yauzl';

/** The parts of a ZIP by their names; refuses unsafe names and wrong sizes. */
export async function unzipped(zip: Buffer): Promise<Map<string, Buffer>> {
  const parts = new Map<string, Buffer>();
  const file = await fromBufferPromise(zip, { strictFileNames: true });
  for await (const entry of file.eachEntry()) {
    parts.set(entry.fileName, await buffer(await file.openReadStreamPromise(entry)));
  }
  return parts;
}

/** Places where the XML is not well-formed. @throws TypeError for bytes that are not UTF-8 */
export function xmlProblems(part: Buffer): string[] {
  const problems: string[] = [];
  const parser = new SaxesParser({ xmlns: true });
  parser.on('error', ({ message }) => problems.push(message));
  parser.write(new TextDecoder('utf-8', { fatal: true }).decode(part)).close();
  return problems;
}

/** The texts of a workbook's first sheet, with its character codes (ECMA-376, ST_Xstring) decoded. */
export function cellsOf(parts: Map<string, Buffer>): string[] {
  const cells: string[] = [];
  const parser = new SaxesParser();
  let text = '';
  parser.on('error', () => undefined);
  parser.on('opentag', () => (text = ''));
  parser.on('text', (more) => (text += more));
  parser.on('closetag', ({ name }) => name === 't' && cells.push(decoded(text)));
  parser.write(String(parts.get('xl/worksheets/sheet1.xml'))).close();
  return cells;
}

function decoded(text: string): string {
  return text.replace(/_x([0-9a-f]{4})_/gi, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
}
