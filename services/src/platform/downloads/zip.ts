import type { Readable } from 'node:stream';
import { ZipFile } from 'yazl';

export interface ZipEntry {
  name: string;
  /** Its time in the archive. */
  at: Date;
  /** Called once the entry before is written. */
  open: () => Promise<Readable>;
}

/**
 * An archive that holds one open file at a time, without compression: PDFs and pictures are compressed. An entry is asked for
 * once the one before it is written. An error while an entry is read ends the stream, so that a cut archive is not taken for
 * a whole one.
 */
export function zip(entries: AsyncIterable<ZipEntry>): Readable {
  const file = new ZipFile();
  const content = file.outputStream as Readable;
  const fail = (error: unknown) => content.destroy(error as Error);
  const closed = new Promise<void>((resolve) => content.once('close', resolve));
  const add = async () => {
    for await (const { name, at, open } of entries) {
      const written = new Promise<void>((resolve) => {
        file.addReadStreamLazy(name, { compress: false, mtime: at }, (give) => {
          open().then((opened) => give(null, opened.once('close', resolve)), fail);
        });
      });
      await Promise.race([written, closed]);
      if (content.destroyed) return;
    }
    file.end();
  };
  add().catch(fail);
  return content;
}
