import { isIP } from 'node:net';

const IPV4_IN_IPV6 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/**
 * Whom an address counts for. A home or a phone has a whole /64 of IPv6 and could come from another
 * address each time: all of it counts as one.
 * @param address undefined once the client has hung up, whatever Fastify's types say
 */
export function networkOf(address: string | undefined): string {
  return prefixOf(address, 4, 4);
}

/**
 * Whose network an address is in, for counts that one provider's customer must not fill: a /24 of IPv4 or a /48 of IPv6,
 * which providers assign to one site.
 */
export function siteOf(address: string | undefined): string {
  return prefixOf(address, 3, 3);
}

/** @param bytes of IPv4 @param groups of IPv6, which have 16 bits each */
function prefixOf(address: string | undefined, bytes: number, groups: number): string {
  if (address === undefined) return 'unknown';
  const v4 = IPV4_IN_IPV6.exec(address)?.[1];
  const [plain = ''] = (v4 ?? address).split('%');
  if (isIP(plain) === 4 && bytes < 4)
    return `${plain.split('.').slice(0, bytes).join('.')}.0/${bytes * 8}`;
  if (isIP(plain) !== 6) return v4 ?? address;
  const short = new URL(`http://[${plain}]`).hostname.slice(1, -1);
  const [head = '', tail = ''] = short.split('::');
  const front = head.split(':').filter(Boolean);
  const back = tail.split(':').filter(Boolean);
  const zeros = Array.from({ length: 8 - front.length - back.length }, () => '0');
  return `${[...front, ...zeros, ...back].slice(0, groups).join(':')}::/${groups * 16}`;
}
