import { deflateSync } from 'node:zlib';
import { paperPdf } from './paper-files.js';

/** `more`: further objects, with their numbers. */
function written(more: (string | Buffer)[] = [], pages = '/Kids[3 0 R]/Count 1'): Buffer {
  const head =
    '%PDF-1.5\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n' +
    `2 0 obj<</Type/Pages${pages}>>endobj\n` +
    '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]>>endobj\n';
  const parts = [head, ...more, '\ntrailer<</Root 1 0 R/Size 9>>\n%%EOF'];
  return Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part) : part)));
}

/** One page that claims to be five. */
export const boastingPdf = written([], '/Kids[3 0 R]/Count 5');

export function packed(bytes: number): Buffer {
  const empty = deflateSync(Buffer.alloc(bytes, '9 0 null '), { level: 1 });
  const head = `4 0 obj<</Type/ObjStm/N 1/First 4/Filter/FlateDecode/Length ${empty.length}>>stream\n`;
  return written([head, empty, '\nendstream endobj']);
}

/** Broken and strange ones, by name. */
export async function damagedPdfs(): Promise<Record<string, Buffer>> {
  const whole = await paperPdf({ pages: 2 });
  const noise = Buffer.from(Array.from({ length: 200_000 }, (_, index) => (index * 7919) % 251));
  const nested = `5 0 obj${'['.repeat(200_000)}${']'.repeat(200_000)}endobj\n`;
  const update = Buffer.from('\n7 0 obj<</Type/Catalog');
  return {
    'a head and noise': Buffer.concat([Buffer.from('%PDF-1.7\n'), noise, Buffer.from('%%EOF')]),
    'the first half': whole.subarray(0, whole.length / 2),
    'the first half with an end': Buffer.concat([
      whole.subarray(0, whole.length / 2),
      Buffer.from('%%EOF'),
    ]),
    'all but the last line': whole.subarray(0, whole.lastIndexOf('%%EOF')),
    'an update that was cut': Buffer.concat([whole, update]),
    'no catalog': Buffer.from('%PDF-1.4\n1 0 obj<</A 1>>endobj\ntrailer<</Root 7 0 R>>\n%%EOF'),
    'no pages': written([], '/Kids[]/Count 0'),
    'arrays in arrays': written([nested], '/Kids[5 0 R]/Count 1'),
    'pages that are their own parents': written([], '/Kids[2 0 R]/Count 1'),
  };
}
