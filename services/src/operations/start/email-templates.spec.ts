import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { personName } from '../../messaging/templates/email-fields.js';
import { emailTemplates, templateOf } from '../../messaging/templates/email-template.js';
import { renderEmail } from '../../messaging/templates/rendered-email.js';
import './worker.module.js';

const edition = {
  name: 'AI & Media <2025>',
  contactEmail: 'office@sample.example',
  siteUrl: 'https://conference.sample.example',
};

function written(kind: string, data = templateOf(kind).sample(edition.siteUrl)) {
  // As the outbox keeps it.
  return renderEmail(templateOf(kind), JSON.parse(JSON.stringify(data)), edition);
}

/** Where the HTML part leads or loads from. */
function addressesIn(html: string): string[] {
  return [...html.matchAll(/(?:href|src)="([^"]*)"/g)].map(([, address = '']) => address);
}

describe.each(emailTemplates().map(({ kind }) => [kind]))('the template %s', (kind) => {
  it('has a subject, both parts, and every value of its sample in its place', () => {
    const { subject, text, html } = written(kind);
    expect(subject).toMatch(/^\S.{8,100}$/);
    expect(text.length).toBeGreaterThan(80);
    expect(html).toContain('<html lang="en"');
    for (const part of [subject, text, html]) {
      expect(part).not.toMatch(/undefined|null|NaN|Invalid Date|\[object|\$\{|\{\{/);
    }
  });

  it('links only to the site, in both parts', () => {
    const { text, html } = written(kind);
    const addresses = [...addressesIn(html), ...(text.match(/https?:\S+/g) ?? [])];
    expect(addresses.length).toBeGreaterThan(0);
    for (const address of addresses)
      expect(address).toMatch(/^https:\/\/conference\.sample\.example(\/|$)/);
  });

  it('shows the texts of others as texts', () => {
    const sample = templateOf(kind).sample(edition.siteUrl);
    const hostile = '"><img src=x onerror=alert(1)> & \u202e';
    const fields = Object.entries(sample).filter(
      ([field, value]) =>
        typeof value === 'string' &&
        !value.startsWith(edition.siteUrl) &&
        !['answer', 'date', 'decision', 'occasion', 'payment', 'status', 'what'].includes(field),
    );
    const data = Object.fromEntries(fields.map(([field]) => [field, hostile]));
    const { html } = written(kind, { ...sample, ...data });
    expect(html).not.toContain('<img');
    expect(addressesIn(html)).toEqual(addressesIn(written(kind).html));
    if (fields.some(([field]) => field === 'firstName')) expect(html).toContain('&lt;img');
  });

  it('keeps its secrets out of the subject', () => {
    const sample = templateOf(kind).sample(edition.siteUrl);
    const { subject } = written(kind);
    for (const secret of templateOf(kind).secrets) expect(subject).not.toContain(sample[secret]);
  });
});

it('answers to a contact message go to its sender', () => {
  expect(written('enquiry').replyTo).toBe('reader@sample.example');
});

describe('a name', () => {
  it.each([
    ['Adaeze', 'Adaeze'],
    ["Ó'Néill-Nwosu", "Ó'Néill-Nwosu"],
    ['ليلى', '\u2068ليلى\u2069'],
    ['Ada\u202egro.live', 'Adagro.\u2060live'],
    ['https://evil.example', 'https:\u2060/\u2060/\u2060evil.\u2060example'],
  ])('shows %j in an email as %j', (given, shown) => {
    expect(personName.parse(given)).toBe(shown);
  });
});

it('are all known to the worker', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' });
  const sources = files.filter((file) => /\.emails?\.ts$/.test(file));
  const defined = sources
    .map((file) => readFileSync(join('src', file), 'utf8'))
    .flatMap((source) => [...source.matchAll(/ = emailTemplate\(\{\s+kind: '([\w-]+)'/g)])
    .map(([, kind]) => kind);
  expect(defined.sort()).toEqual(emailTemplates().map(({ kind }) => kind));
});
