import ICAL from 'ical.js';
import { createEvents } from 'ics';
import { parse, type ParserError } from 'parse5';
import { sampleEdition } from '../../kit/src/testing/sample-edition';
import { calendarFiles } from './calendar';
import { composeDocument } from './document';
import { headLines } from './head';
import { siteFiles } from './site-files';

const ENDINGS = '</script><!--<script> ]]> \u2028 "&';
const LONG = 'Ọ̀ṣúnṣọlá 漢字 🌍 '.repeat(12);
/** As an edition from before the check of texts, or from a restored backup, may hold it. */
const hostile = `A\ufffe\uffff\ud800\u0001\u0085\u202e\r\nATTENDEE:mailto:eve@example.org\r; , \\n ${ENDINGS} ${LONG}.`;
const plain = `A${'\ufffd'.repeat(5)}\u202e\nATTENDEE:mailto:eve@example.org\n; , \\n ${ENDINGS} ${LONG}.`;

const dateOf = (key: string) => sampleEdition.dates.find((date) => date.key === key)!;
const isWellFormed = (text: string) => Buffer.from(text).toString() === text;

const edition = {
  ...sampleEdition,
  name: hostile,
  venue: { ...sampleEdition.venue, name: hostile },
  hero: { ...sampleEdition.hero, lead: hostile },
  dates: [
    { ...dateOf('full-paper'), label: hostile, note: hostile },
    { ...dateOf('forum-physical'), note: hostile },
  ],
};
const facts = { edition, address: 'https://conference.example', assets: '/assets/1', routes: [] };

describe('a calendar', () => {
  /** As it is in the file, before a reader joins folded lines. */
  const tooLong = (text: string) =>
    text.split('\r\n').filter((line) => Buffer.byteLength(line) > 75);
  /** A line that ends inside a character. */
  const cut = (text: string) => text.split('\r\n').filter((line) => !isWellFormed(line));

  it('is read by ical.js with every text as it is in the edition', () => {
    for (const [, text] of calendarFiles(edition, facts.address)) {
      expect([tooLong(text), cut(text)]).toEqual([[], []]);
    }
    const [[, text] = ['', '']] = calendarFiles(edition, facts.address);
    // RFC 5545, 3.8.8.2: text, which ical.js leaves to its callers.
    const known = ICAL.design.icalendar.property as Record<string, object>;
    known['x-wr-calname'] = { defaultType: 'text' };
    const calendar = new ICAL.Component(ICAL.parse(text) as unknown[]);
    const events = calendar.getAllSubcomponents('vevent');
    const read = events.map((event) => ({
      names: event.getAllProperties().map(({ name }) => name),
      summary: event.getFirstPropertyValue('summary'),
      description: event.getFirstPropertyValue('description'),
      alarms: event
        .getAllSubcomponents('valarm')
        .map((alarm) => alarm.getFirstPropertyValue('description')),
    }));
    expect(read).toMatchObject([
      { summary: `${plain}: ${plain}`, description: plain, alarms: [plain, plain] },
      { description: plain, alarms: [] },
    ]);
    expect(read.flatMap(({ names }) => names)).not.toContain('attendee');
    expect(calendar.getFirstPropertyValue('x-wr-calname')).toBe(plain);
    expect(events[1]?.getFirstPropertyValue('location')).toBe(plain);
  });

  it('control: without escaping, lines are too long and hold lone surrogates', () => {
    const { value } = createEvents(
      [{ title: hostile, start: [2025, 11, 27], duration: { days: 1 } }],
      { calName: hostile },
    );
    expect(tooLong(value ?? '')).not.toEqual([]);
    expect(cut(value ?? '')).not.toEqual([]);
  });
});

describe('a page', () => {
  interface Node {
    childNodes?: Node[];
    attrs?: { name: string; value: string }[];
    value?: string;
  }

  function read(html: string) {
    const errors: string[] = [];
    const page = parse(html, {
      onParseError: ({ code }: ParserError) => errors.push(code),
    }) as Node;
    const all = (node: Node): Node[] => [node, ...(node.childNodes ?? []).flatMap(all)];
    const data = all(page).filter(({ attrs }) => attrs?.some(({ value }) => /json$/.test(value)));
    return { errors, data: data.map(({ childNodes }) => childNodes?.[0]?.value ?? '') };
  }

  const parts = {
    boot: {
      registry: { shell: '1', contract: '1.0', remotes: {} },
      edition,
      composedYear: 2025,
      assets: facts.assets,
    },
    page: { html: `<h1>${hostile.replace(/[<&]/g, '_')}</h1>`, styles: [] },
    title: hostile,
    head: headLines({ ...facts, path: '/', title: hostile, description: hostile }),
    scripts: [],
    preloads: [],
    digestOf: () => 'digest',
    fonts: [],
    assets: facts.assets,
    startsOnUse: true,
    measuredVisits: 10,
    valid: { from: 0, until: Infinity },
  };

  it('is read by parse5 without an error, and its data by any JSON parser', () => {
    const { errors, data } = read(composeDocument(parts));
    expect(errors).toEqual([]);
    const [event, boot] = data.map((text) => JSON.parse(text) as Record<string, unknown>);
    expect(event).toMatchObject({
      name: plain,
      description: plain,
      location: [{ name: plain }, {}],
    });
    expect(boot).toMatchObject({ edition: { name: plain, hero: { lead: plain } } });
  });

  it('control: JSON in an element without escaping ends the element', () => {
    const json = JSON.stringify({ name: hostile });
    const { errors, data } = read(
      `<!doctype html><title>${hostile}</title><script type="application/ld+json">${json}</script>`,
    );
    expect(errors).toEqual(
      expect.arrayContaining(['noncharacter-in-input-stream', 'surrogate-in-input-stream']),
    );
    expect(() => JSON.parse(data[0] ?? '') as unknown).toThrow();
  });
});

it('the manifest and the sitemap are read by strict parsers', () => {
  const routes = [
    { path: '/a&b<\ufffe\u0001', prerender: true, description: 'x', access: 'public' },
  ] as unknown as Parameters<typeof siteFiles>[0]['routes'];
  const files = new Map(siteFiles({ ...facts, routes }));
  expect(JSON.parse(files.get('site.webmanifest') ?? '')).toMatchObject({ name: plain });
  const sitemap = new DOMParser().parseFromString(
    files.get('sitemap.xml') ?? '',
    'application/xml',
  );
  expect(sitemap.querySelector('parsererror')).toBeNull();
  expect(sitemap.querySelector('loc')?.textContent).toContain('/a&b<\ufffd\ufffd');
});
