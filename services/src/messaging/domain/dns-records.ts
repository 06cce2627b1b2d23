import { Resolver } from 'node:dns/promises';
import { Injectable } from '@nestjs/common';
import { Config } from '../../platform/config/config.js';
import { SECOND } from '../../platform/core/time.js';

/** What no domain needs more of. */
const MOST_RECORDS = 50;
const NONE = new Set(['ENOTFOUND', 'ENODATA']);

/** DNS could not be asked, which says nothing about the records. */
export class DnsUnreachable extends Error {}

@Injectable()
export class DnsRecords {
  constructor(private readonly config: Config) {}

  /** The TXT records of a name, each of one string (RFC 7208, 3.3). @throws DnsUnreachable */
  async txt(name: string): Promise<string[]> {
    const resolver = new Resolver({ timeout: 3 * SECOND, tries: 2 });
    const { dnsServers } = this.config;
    if (dnsServers) resolver.setServers([...dnsServers]);
    try {
      const records = await resolver.resolveTxt(name);
      return records.slice(0, MOST_RECORDS).map((parts) => parts.join(''));
    } catch (error) {
      const { code = '' } = error as NodeJS.ErrnoException;
      if (NONE.has(code)) return [];
      throw new DnsUnreachable(`${name}: ${code || String(error)}`, { cause: error });
    }
  }
}
