/**
 * A link that writes to an address, with each part percent-encoded as UTF-8 (RFC 6068): an address may
 * hold `&`, `?`, `#`, `%` and letters outside ASCII.
 */
export function emailLink(address: string, subject?: string): string {
  const at = address.lastIndexOf('@');
  const [local, domain] = [address.slice(0, at), address.slice(at + 1)].map(encodeURIComponent);
  const query = subject === undefined ? '' : `?subject=${encodeURIComponent(subject)}`;
  return `mailto:${local}@${domain}${query}`;
}
