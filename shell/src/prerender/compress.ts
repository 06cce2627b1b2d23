import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

export async function compressed(text: string): Promise<[ending: string, bytes: Buffer][]> {
  const bytes = Buffer.from(text);
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11 };
  return [
    ['', bytes],
    ['.br', await brotli(bytes, { params })],
    ['.gz', await zip(bytes, { level: 9 })],
  ];
}
