import { domainToASCII } from 'node:url';
import { Injectable } from '@nestjs/common';
import { Config } from '../../platform/config/config.js';
import { dkimRecord, tagsOf } from './dkim-key.js';
import { DnsRecords, DnsUnreachable } from './dns-records.js';
import type { DomainRecord, EmailDomain } from './domain-check.schema.js';

const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|\[?::1\]?)$/;

/** What these providers ask for in their documentation. */
const SPF_OF_PROVIDERS: [RegExp, string][] = [
  [/(^|\.)mailgun\.org$/, 'include:mailgun.org'],
  [/(^|\.)sendgrid\.net$/, 'include:sendgrid.net'],
  [/(^|\.)amazonaws\.com$/, 'include:amazonses.com'],
  [/(^|\.)(gmail|google)\.com$/, 'include:_spf.google.com'],
  [/(^|\.)office365\.com$/, 'include:spf.protection.outlook.com'],
  [/(^|\.)postmarkapp\.com$/, 'include:spf.mtasv.net'],
];

/** Compares the DNS records of the sender's domain with what the product sends. */
@Injectable()
export class DomainCheck {
  constructor(
    private readonly config: Config,
    private readonly dns: DnsRecords,
  ) {}

  async read(): Promise<EmailDomain> {
    const { mailFrom, returnPath } = this.config;
    const domain = domainOf(mailFrom);
    const envelopeDomain = domainOf(returnPath ?? mailFrom);
    const server = this.server();
    return {
      ...{ domain, sender: mailFrom, envelopeDomain, server },
      records: await Promise.all([
        this.spf(envelopeDomain, server),
        this.dkim(domain),
        this.dmarc(domain),
      ]),
    };
  }

  private server(): string | null {
    const { smtpUrl } = this.config;
    const host = smtpUrl === undefined ? 'localhost' : new URL(smtpUrl).hostname;
    return LOOPBACK.test(host) ? null : host;
  }

  /** RFC 7208. It cannot be known by which addresses a mail server sends, so an other mechanism may allow it. */
  private spf(name: string, server: string | null): Promise<DomainRecord> {
    const needs = server === null ? null : mechanismOf(server);
    return this.check({ kind: 'spf', name, needs }, /^v=spf1( |$)/i, ([record]) => {
      const fresh = `v=spf1 ${needs ?? 'mx'} ~all`;
      if (record === undefined) return { state: 'missing', expected: fresh };
      const terms = record.toLowerCase().split(/ +/);
      if (terms.some((term) => /^\+?all$/.test(term))) return { state: 'wrong', expected: fresh };
      const isNamed = needs === null || terms.some((term) => term.replace(/^\+/, '') === needs);
      if (isNamed) return { state: 'ok', expected: null };
      return { state: 'unsure', expected: record.replace(/^v=spf1/i, `v=spf1 ${needs}`) };
    });
  }

  /** RFC 6376, 3.6.1. */
  private async dkim(domain: string): Promise<DomainRecord> {
    const { dkim } = this.config;
    if (!dkim) {
      const nothing = { name: null, found: [], expected: null, needs: null };
      return { kind: 'dkim', state: 'off', ...nothing };
    }
    const expected = dkimRecord(dkim.privateKey);
    const name = `${dkim.selector}._domainkey.${domain}`;
    return this.check({ kind: 'dkim', name, needs: null }, /(^|;)\s*p\s*=/i, ([record]) => {
      if (record === undefined) return { state: 'missing', expected };
      const keyIn = (text: string) => tagsOf(text).get('p')?.replace(/\s+/g, '');
      const isSame = keyIn(record) === keyIn(expected);
      return isSame ? { state: 'ok', expected: null } : { state: 'wrong', expected };
    });
  }

  /** RFC 7489, and the record of a parent domain where the domain has none. */
  private async dmarc(domain: string): Promise<DomainRecord> {
    const own = `_dmarc.${domain}`;
    const expected = `v=DMARC1; p=none; rua=mailto:${this.config.mailFrom}`;
    const labels = domain.split('.');
    const parents = labels.slice(1, -1).map((_, n) => `_dmarc.${labels.slice(n + 1).join('.')}`);
    for (const name of [own, ...parents]) {
      const record = await this.check(
        { kind: 'dmarc', name, needs: null },
        /^v=DMARC1\s*(;|$)/i,
        ([found]) => {
          if (found === undefined) return { state: 'missing', expected };
          const isPolicy = /^(none|quarantine|reject)$/i.test(tagsOf(found).get('p') ?? '');
          return isPolicy ? { state: 'ok', expected: null } : { state: 'wrong', expected };
        },
      );
      if (record.state !== 'missing') return record;
    }
    return { kind: 'dmarc', state: 'missing', name: own, found: [], expected, needs: null };
  }

  private async check(
    about: Pick<DomainRecord, 'kind' | 'needs'> & { name: string },
    isOfKind: RegExp,
    judge: (found: string[]) => Pick<DomainRecord, 'state' | 'expected'>,
  ): Promise<DomainRecord> {
    try {
      const found = (await this.dns.txt(about.name)).filter((record) => isOfKind.test(record));
      if (found.length > 1) return { ...about, found, state: 'several', expected: null };
      return { ...about, found, ...judge(found) };
    } catch (error) {
      if (!(error instanceof DnsUnreachable)) throw error;
      return { ...about, found: [], state: 'unknown', expected: null };
    }
  }
}

function domainOf(address: string): string {
  return domainToASCII(address.slice(address.lastIndexOf('@') + 1)).toLowerCase();
}

function mechanismOf(server: string): string {
  const provider = SPF_OF_PROVIDERS.find(([pattern]) => pattern.test(server));
  if (provider) return provider[1];
  if (/^\d+\.\d+\.\d+\.\d+$/.test(server)) return `ip4:${server}`;
  if (server.startsWith('[')) return `ip6:${server.slice(1, -1)}`;
  return `a:${server}`;
}
