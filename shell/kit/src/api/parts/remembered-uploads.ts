import { UNFINISHED_UPLOADS } from '../unfinished-uploads';

interface Remembered {
  owner: string;
  /** Ids by fingerprint. */
  ids: Record<string, string>;
}

/**
 * SHA-256 of the content and its purpose: neither a name nor the content can be read from it, and a
 * changed file has another one.
 * @returns undefined on a page without a secure connection; its uploads do not survive a reload
 */
export async function fingerprintOf(
  content: ArrayBuffer,
  about: string,
): Promise<string | undefined> {
  const subtle = crypto.subtle as SubtleCrypto | undefined;
  if (!subtle) return undefined;
  const digest = async (bytes: BufferSource) =>
    Array.from(new Uint8Array(await subtle.digest('SHA-256', bytes)));
  const hash = await digest(content);
  const both = new Uint8Array([...new TextEncoder().encode(about), ...hash]);
  return (await digest(both)).map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

export function rememberedUpload(owner: string, fingerprint: string): string | undefined {
  return read(owner).ids[fingerprint];
}

export function rememberUpload(owner: string, fingerprint: string, id: string): void {
  const { ids } = read(owner);
  write({ owner, ids: { ...ids, [fingerprint]: id } });
}

export function forgetUpload(owner: string, fingerprint: string): void {
  const ids = Object.entries(read(owner).ids).filter(([each]) => each !== fingerprint);
  write({ owner, ids: Object.fromEntries(ids) });
}

/** Uploads of other accounts do not exist. */
function read(owner: string): Remembered {
  try {
    const text = window.localStorage.getItem(UNFINISHED_UPLOADS) ?? 'null';
    const stored = JSON.parse(text) as Remembered | null;
    if (stored?.owner === owner) return stored;
  } catch {
    // Nothing is stored.
  }
  return { owner, ids: {} };
}

function write(remembered: Remembered): void {
  try {
    window.localStorage.setItem(UNFINISHED_UPLOADS, JSON.stringify(remembered));
  } catch {
    // Without storage an upload does not survive a reload.
  }
}
