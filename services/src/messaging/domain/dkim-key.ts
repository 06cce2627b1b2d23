import { createPublicKey } from 'node:crypto';

/** The value of the DNS record (RFC 6376, 3.6.1). @param privateKey RSA, in PEM */
export function dkimRecord(privateKey: string): string {
  const key = createPublicKey(privateKey).export({ type: 'spki', format: 'der' });
  return `v=DKIM1; k=rsa; p=${key.toString('base64')}`;
}

/** Tags of DKIM and DMARC records by their names in small letters (RFC 6376, 3.2). */
export function tagsOf(record: string): Map<string, string> {
  return new Map(
    record
      .split(';')
      .map((part) => /^\s*([a-z]\w*)\s*=([\s\S]*)$/i.exec(part))
      .flatMap((found) => (found ? [[found[1]!.toLowerCase(), found[2]!.trim()] as const] : [])),
  );
}
