import { isIP } from 'node:net';

const IPV4_IN_IPV6 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/**
 * Whom an address counts for. A home or a phone has a whole /64 of IPv6 and could come from another
 * address each time: all of it counts as one.
 * @param address undefined once the client has hung up, whatever Fastify's types say
 */
export function networkOf(address: string | undefined): string {
  if (address === undefined) return 'unknown';
  const v4 = IPV4_IN_IPV6.exec(address)?.[1];
  if (v4 !== undefined) return v4;
  const [plain = ''] = address.split('%');
  if (isIP(plain) !== 6) return address;
  const short = new URL(`http://[${plain}]`).hostname.slice(1, -1);
  const [head = '', tail = ''] = short.split('::');
  const front = head.split(':').filter(Boolean);
  const back = tail.split(':').filter(Boolean);
  const zeros = Array.from({ length: 8 - front.length - back.length }, () => '0');
  return `${[...front, ...zeros, ...back].slice(0, 4).join(':')}::/64`;
}
