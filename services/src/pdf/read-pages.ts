import { getResolvedPDFJS } from 'unpdf';

interface Pages {
  pages: number;
  isEncrypted: boolean;
}

/**
 * How many pages a PDF has. Each is looked up, since a page tree may claim any number; beyond `maxPages`
 * the claim alone is told. A file that opens without a password may still be encrypted.
 * @throws Error for what is no PDF, broken beyond repair, or asks for a password
 */
export async function readPages(bytes: Uint8Array, maxPages: number): Promise<Pages> {
  const { getDocument, VerbosityLevel } = await getResolvedPDFJS();
  // A copy: pdf.js takes what it is given.
  const opening = getDocument({ data: new Uint8Array(bytes), verbosity: VerbosityLevel.ERRORS });
  try {
    const document = await opening.promise;
    const { info } = await document.getMetadata();
    const { EncryptFilterName } = info as { EncryptFilterName?: string | null };
    const pages = document.numPages;
    for (let number = 1; number <= Math.min(pages, maxPages); number++) {
      await document.getPage(number);
    }
    return { pages, isEncrypted: Boolean(EncryptFilterName) };
  } finally {
    await opening.destroy();
  }
}

/** Whether pdf.js gave up because it has no password. */
export function isPasswordWanted(error: unknown): boolean {
  return error instanceof Error && error.name === 'PasswordException';
}
