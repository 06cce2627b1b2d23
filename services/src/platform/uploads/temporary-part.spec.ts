import { appendFile, readFile } from 'node:fs/promises';
import { TemporaryPart } from './temporary-part.js';

const full = () => Object.assign(new Error('No space left'), { code: 'ENOSPC' });

describe('the bytes of a request on a disk that fills up', () => {
  let isFull = false;
  const part = new TemporaryPart(async (path, bytes) => {
    await appendFile(path, isFull ? bytes.subarray(0, 2) : bytes);
    if (isFull) throw full();
  });
  afterAll(() => part.remove());

  it('end where they did before the failed write, so that their number is right', async () => {
    await part.add(Buffer.from('before'));
    isFull = true;
    await expect(part.add(Buffer.from('after'))).rejects.toMatchObject({ code: 'STORAGE_FULL' });
    expect(await readFile(part.path, 'utf8')).toBe('before');
    expect(part.length).toBe('before'.length);
    isFull = false;
    await part.add(Buffer.from(' and after'));
    expect(await readFile(part.path, 'utf8')).toBe('before and after');
  });
});
