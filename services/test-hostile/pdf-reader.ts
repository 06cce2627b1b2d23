import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** The reader is an ES module, which Jest cannot load; a separate process can. */
const READ = `
  import { readFile } from 'node:fs/promises';
  import { getResolvedPDFJS } from 'unpdf';
  const { getDocument } = await getResolvedPDFJS();
  process.on('message', async (path) => {
    try {
      const data = new Uint8Array(await readFile(path));
      const opening = getDocument({ data, verbosity: 0, disableFontFace: true });
      const pdf = await opening.promise;
      for (let number = 1; number <= pdf.numPages; number++) {
        const page = await pdf.getPage(number);
        await page.getTextContent();
        await page.getOperatorList();
      }
      process.send({ pages: pdf.numPages });
      await opening.destroy();
    } catch (error) {
      process.send({ error: String(error) });
    }
  });`;

export interface PdfReader {
  /** @returns how many pages pdf.js opened, or why it could not */
  open: (path: string) => Promise<{ pages: number } | { error: string }>;
  stop: () => void;
}

/** pdf.js in a process that opens one file after the other. */
export function startPdfReader(): PdfReader {
  const args = ['--input-type=module', '-e', READ];
  const reader = spawn(process.execPath, args, {
    cwd: __dirname,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const ended = once(reader, 'exit').then(() => [{ error: 'the reader ended' }]);
  return {
    open: async (path) => {
      const answer = once(reader, 'message');
      reader.send(path);
      const [result] = (await Promise.race([answer, ended])) as [{ pages: number }];
      return result;
    },
    stop: () => void reader.kill(),
  };
}
