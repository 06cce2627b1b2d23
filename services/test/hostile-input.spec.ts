import { spyOn } from 'jest-mock';
import { rmSync } from 'node:fs';
import { ValidationPipe } from '../src/platform/http/validation.pipe.js';
import { tryAddress } from '../test-hostile/address-trials.js';
import { hostileAddresses } from '../test-hostile/addresses.js';
import { printable, tryAll, type Tally } from '../test-hostile/corpus.js';
import { publishedSite } from '../test-hostile/published-site.js';
import { tryRequest } from '../test-hostile/request-trials.js';
import { hostileRequests } from '../test-hostile/requests.js';
import { stringForms, tryString, type StringForm } from '../test-hostile/string-forms.js';
import { hostileStrings } from '../test-hostile/strings.js';
import { startTestApp, type TestApp } from './test-app.js';

/** Samples that a fixed seed picks of the corpora of `npm run test:hostile`. */
const siteDir = publishedSite();
let server: TestApp;
let forms: StringForm[];
let token: string;
beforeAll(async () => {
  server = await startTestApp({ siteDir });
  forms = await stringForms(server);
  ({ token } = await server.person('admin'));
});
afterAll(async () => {
  await server.stop();
  rmSync(siteDir, { recursive: true });
});

async function strings(most: number): Promise<Tally[]> {
  const tallies: Tally[] = [];
  for (const form of forms) {
    const tally = await tryAll({
      name: form.name,
      items: hostileStrings(20),
      nameOf: ({ kind, text }) => `${kind} "${printable(text)}"`,
      attempt: (string) => tryString(form, string),
      most,
    });
    tallies.push(tally);
  }
  return tallies;
}

function addresses(most: number): Promise<Tally> {
  return tryAll({
    name: 'addresses',
    items: hostileAddresses(20),
    nameOf: ({ kind, address }) => `${kind} ${printable(address)}`,
    attempt: (address) => tryAddress(server, address),
    most,
  });
}

function requests(most: number): Promise<Tally> {
  return tryAll({
    name: 'requests',
    items: hostileRequests(token, { randomCount: 60, bomb: 1_000_000 }),
    nameOf: ({ kind, name }) => `${kind} ${printable(name)}`,
    attempt: (item) => tryRequest(server, item),
    most,
  });
}

/** Without the boundary for texts and for the shapes of bodies. */
async function withoutValidation<Result>(run: () => Promise<Result>): Promise<Result> {
  const off = spyOn(ValidationPipe.prototype, 'transform').mockImplementation((value: unknown) =>
    Promise.resolve(value),
  );
  try {
    return await run();
  } finally {
    off.mockRestore();
  }
}

it('takes or refuses hostile strings as each field needs', async () => {
  const tallies = await strings(15);
  expect(tallies.flatMap(({ failed }) => failed)).toEqual([]);
  expect(tallies.every(({ accepted, refused }) => accepted && Object.keys(refused).length)).toBe(
    true,
  );
});

it('control: without validation, hostile strings are stored or fail', async () => {
  const tallies = await withoutValidation(() => strings(4));
  expect(tallies.flatMap(({ failed }) => failed)).not.toEqual([]);
});

it('takes mailboxes as addresses, and nothing else', async () => {
  const { failed, accepted, refused } = await addresses(20);
  expect(failed).toEqual([]);
  expect(accepted).toBeGreaterThan(5);
  expect(Object.keys(refused)).not.toEqual([]);
});

it('control: without validation, other texts become addresses', async () => {
  const { failed } = await withoutValidation(() => addresses(4));
  expect(failed).not.toEqual([]);
});

it('refuses hostile requests, and answers the next one', async () => {
  const { failed, accepted, refused } = await requests(120);
  expect(failed).toEqual([]);
  expect(accepted).toBeGreaterThan(5);
  expect(Object.keys(refused).length).toBeGreaterThan(5);
});

it('control: with a lenient parser, smuggled requests run', async () => {
  const http = server.app.getHttpServer();
  Object.assign(http, { insecureHTTPParser: true });
  try {
    const { failed } = await requests(40);
    expect(failed.join()).toContain('runs a smuggled request');
  } finally {
    Object.assign(http, { insecureHTTPParser: undefined });
  }
});
