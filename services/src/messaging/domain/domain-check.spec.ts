import { generateKeyPairSync } from 'node:crypto';
import { startDnsServer } from '../../../test/dns-server.js';
import { testConfig } from '../../../test/test-config.js';
import type { Config } from '../../platform/config/config.js';
import { dkimRecord } from './dkim-key.js';
import { DnsRecords } from './dns-records.js';
import { DomainCheck } from './domain-check.js';

const newKey = () =>
  generateKeyPairSync('rsa', { modulusLength: 2048 })
    .privateKey.export({ type: 'pkcs8', format: 'pem' })
    .toString();
const privateKey = newKey();

const SETTINGS = {
  mailFrom: 'office@conference.example',
  smtpUrl: 'smtps://user:secret@smtp.mail.example',
  dkim: { selector: 'plenary', privateKey },
};

const KEY_NAME = 'plenary._domainkey.conference.example';
const DMARC_NAME = '_dmarc.conference.example';

/** What the check says about records of DNS. */
async function checked(records: Record<string, string[] | null>, changes: Partial<Config> = {}) {
  const server = await startDnsServer(records);
  const config = testConfig({ ...SETTINGS, dnsServers: [server.address], ...changes });
  const domain = await new DomainCheck(config, new DnsRecords(config)).read();
  await server.stop();
  const of = (kind: string) => domain.records.find((record) => record.kind === kind);
  return { ...domain, spf: of('spf'), dkim: of('dkim'), dmarc: of('dmarc') };
}

it('finds nothing to do where all records are right', async () => {
  const found = await checked({
    'conference.example': ['another=record', 'v=spf1 a:smtp.mail.example -all'],
    [KEY_NAME]: [dkimRecord(privateKey)],
    [DMARC_NAME]: ['v=DMARC1; p=quarantine; rua=mailto:dmarc@conference.example'],
  });
  expect(found.records.map(({ kind, state, expected }) => [kind, state, expected])).toEqual([
    ['spf', 'ok', null],
    ['dkim', 'ok', null],
    ['dmarc', 'ok', null],
  ]);
  expect(found).toMatchObject({ domain: 'conference.example', server: 'smtp.mail.example' });
});

it('says which records are missing, and what to add', async () => {
  const { spf, dkim, dmarc } = await checked({});
  expect(spf).toMatchObject({
    state: 'missing',
    name: 'conference.example',
    expected: 'v=spf1 a:smtp.mail.example ~all',
  });
  expect(dkim).toMatchObject({ state: 'missing', name: KEY_NAME });
  expect(dkim?.expected).toMatch(/^v=DKIM1; k=rsa; p=[A-Za-z0-9+/]{300,}=*$/);
  expect(dmarc).toMatchObject({
    state: 'missing',
    name: DMARC_NAME,
    expected: 'v=DMARC1; p=none; rua=mailto:office@conference.example',
  });
});

it('tells the key of another signer from the configured one', async () => {
  const { dkim } = await checked({ [KEY_NAME]: [dkimRecord(newKey())] });
  expect(dkim).toMatchObject({ state: 'wrong', expected: dkimRecord(privateKey) });
  const revoked = await checked({ [KEY_NAME]: ['v=DKIM1; p='] });
  expect(revoked.dkim).toMatchObject({ state: 'wrong' });
});

it('refuses what allows everyone, and does not judge what it cannot check', async () => {
  const everyone = await checked({ 'conference.example': ['v=spf1 +all'] });
  expect(everyone.spf).toMatchObject({ state: 'wrong' });
  const other = await checked({ 'conference.example': ['v=spf1 include:spf.sample.example -all'] });
  expect(other.spf).toMatchObject({
    state: 'unsure',
    needs: 'a:smtp.mail.example',
    expected: 'v=spf1 a:smtp.mail.example include:spf.sample.example -all',
  });
  const noPolicy = await checked({ [DMARC_NAME]: ['v=DMARC1; p=strict'] });
  expect(noPolicy.dmarc).toMatchObject({ state: 'wrong' });
});

it('refuses several records of one kind, of which receivers use none', async () => {
  const found = await checked({
    'conference.example': ['v=spf1 a:smtp.mail.example ~all', 'v=spf1 mx ~all'],
    [DMARC_NAME]: ['v=DMARC1; p=none', 'v=DMARC1; p=reject'],
  });
  expect(found.spf).toMatchObject({ state: 'several', expected: null });
  expect(found.dmarc).toMatchObject({ state: 'several', expected: null });
});

it('looks for SPF at the envelope sender, and for DMARC at parent domains', async () => {
  const found = await checked(
    { '_dmarc.sample.example': ['v=DMARC1; p=reject'] },
    { mailFrom: 'office@conf.sample.example', returnPath: 'bounces+*@mail.sample.example' },
  );
  expect(found.spf?.name).toBe('mail.sample.example');
  expect(found.dmarc).toMatchObject({ state: 'ok', name: '_dmarc.sample.example' });
});

it.each([
  ['smtp://smtp.eu.mailgun.org:587', 'v=spf1 include:mailgun.org ~all'],
  ['smtp://192.0.2.7', 'v=spf1 ip4:192.0.2.7 ~all'],
  ['smtp://127.0.0.1:1025', 'v=spf1 mx ~all'],
])('proposes for %s the record %s', async (smtpUrl, expected) => {
  expect((await checked({}, { smtpUrl })).spf?.expected).toBe(expected);
});

it('tells DNS that does not answer from a missing record', async () => {
  const { spf, dmarc } = await checked({ 'conference.example': null });
  expect(spf).toMatchObject({ state: 'unknown', expected: null });
  expect(dmarc).toMatchObject({ state: 'missing' });
});

it('says that nothing is signed while there is no key', async () => {
  expect((await checked({}, { dkim: undefined })).dkim).toMatchObject({ state: 'off', name: null });
});
