import { execFile } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { type Product, removeFolder, signIn, startProduct } from '../parts/product';
import { Checkout } from '../parts/team';
import { expect, mailIn, test } from '../parts/test';
import { type Fate, Visitors } from '../parts/visitors';

/*
 * Bad versions, each published to a tenth of the browsers: they are refused, or rolled back by the error budget. Each has a
 * control: the same build without the damage, which goes live for a tenth.
 */
// One product for all: one test after the other.
test.describe.configure({ mode: 'default' });

let product: Product;
let site: string;
let team: Checkout;
test.beforeAll(async () => {
  product = await startProduct({ env: { MEASURED_VISITS: '100', TRUSTED_PROXIES: '127.0.0.1' } });
  site = path.join(product.dataDir, 'site');
});
test.beforeEach(() => {
  team = new Checkout('mfe-public', 'built');
  team.keys = path.join(product.dataDir, 'publish-keys');
});
test.afterEach(() => removeFolder(team.folder));
test.afterAll(async () => {
  await product.stop();
  removeFolder(product.dataDir);
});

const dist = 'mfe-public/dist';
const entry = () =>
  `${dist}/web/${readdirSync(team.file(`${dist}/web`)).find((file) => file.startsWith('remoteEntry'))}`;
const chunk = () =>
  `${dist}/web/${readdirSync(team.file(`${dist}/web`)).find((file) => /^\d+\.\w+\.js$|^(?!remoteEntry)[\w-]+\.\w{8}\.js$/.test(file))}`;
const edit = (file: string, from: string | RegExp, to: string) => (
  team.edit(`${dist}/${file}`, from, to),
  team.rebuilt()
);

const publish = () => team.tool('publish', site, 'mfe-public', '--no-build', '--to', '10%');
const stop = () => team.tool('remotes', site, 'rollout', 'stop');
const rollout = () => {
  const file = path.join(site, 'buckets/state.json');
  if (!existsSync(file)) return undefined;
  const state = JSON.parse(readFileSync(file, 'utf8')) as {
    rollout?: { versions: { mfe_public: { from: string; to: string } } };
  };
  return state.rollout?.versions.mfe_public;
};

const liveVersions = () => {
  const text = readFileSync(path.join(site, 'current/release.json'), 'utf8');
  const { shell, remotes } = JSON.parse(text) as {
    shell: string;
    remotes: { mfe_public: string };
  };
  return { shell, ...remotes };
};

/** A difference that harms no one, so that each version is a new one. */
let changes = 0;
const change = () => edit('node/remote.cjs', /$/, `\n// change ${(changes += 1)}`);

const refusals: Record<string, [damage: () => void, reason: RegExp]> = {
  'an altered chunk': [
    () => appendFileSync(team.file(chunk()), '// altered'),
    /is not whole: .+\.js has \d+ bytes instead of/,
  ],
  'an altered entry': [
    () => appendFileSync(team.file(entry()), '// altered'),
    /is not whole: remoteEntry\.\w+\.js has \d+ bytes/,
  ],
  'a deleted integrity field': [
    () => team.edit(`${dist}/files.json`, /,"sha384":"[^"]+"/, ''),
    /is not whole: .+ differs from the build/,
  ],
  'a foreign key': [
    () => {
      team.keys = team.file('keys');
      mkdirSync(team.keys);
      const { privateKey } = generateKeyPairSync('ed25519');
      const pem = privateKey.export({ type: 'pkcs8', format: 'pem' });
      writeFileSync(path.join(team.keys, 'mfe-public.pem'), pem);
    },
    /its key \w{16} is not listed/,
  ],
  'a missing operation of the API': [
    () =>
      edit('node/api-needs.json', '"operations": {', '"operations": { "GET /api/v1/later": [],'),
    /the server does not fit it: GET \/api\/v1\/later is missing/,
  ],
  'a narrowed field of the API': [
    () => edit('node/api-needs.json', /"(\w+ \w+)": "r string"/, '"$1": "r number"'),
    /the server does not fit it: /,
  ],
  'a changed type under the same name': [
    () => edit('node/kit-types.json', /("takes":\[\{"object":\{)"\w+":"[^"]+",/, '$1'),
    /the shell's kit does not fit it: .+ is required now/,
  ],
  'a prerender that throws': [
    () => edit('node/remote.cjs', 'contact.whatsapp && ', 'contact.missing.whatsapp && '),
    /mfe_public does not render \/contact/,
  ],
  'a build of changed files': [
    () => {
      team.isStrict = true;
      writeFileSync(team.file(`${dist}/commit.json`), '{}');
    },
    /no commit builds it/,
  ],
};

for (const [name, [damage, reason]] of Object.entries(refusals)) {
  test(`${name} is refused, and the same build without it is rolled out`, async () => {
    const live = liveVersions();
    change();
    await publish();
    const good = rollout();
    expect(good).toBeDefined();
    await stop();

    change();
    damage();
    await expect(publish()).rejects.toThrow(reason);
    expect(rollout()).toBeUndefined();
    expect(liveVersions()).toEqual(live);
  });
}

test('an old version that is replayed is refused', async () => {
  const old = liveVersions().mfe_public;
  change();
  await team.tool('publish', site, 'mfe-public', '--no-build');
  const { shell } = liveVersions();
  const composer = path.join(site, 'node/shell', shell, 'compose.cjs');
  const options = ['--site', site, '--set', `mfe_public=${old}`, '--to', '10%'];
  const replay = promisify(execFile)(process.execPath, [composer, ...options]);
  await expect(replay).rejects.toThrow('which was live; a rollback would return to it');
  expect(rollout()).toBeUndefined();
});

/** Visits until the rollout ends, or so many. The server compares once a minute. */
async function untilJudged(fate: Fate, most: number) {
  change();
  await publish();
  const { from = '', to = '' } = rollout() ?? {};
  const visitors = new Visitors(product.url, (version) => (version === to ? fate : {}));
  const isOver = () => rollout() === undefined;
  while (!isOver() && (visitors.loads.get(to) ?? 0) < most) await visitors.come(1000, isOver);
  await expect
    .poll(isOver, { timeout: 130_000, intervals: [500] })
    .toBe(true)
    .catch(() => undefined);
  visitors.end();
  const newer = visitors.loads.get(to) ?? 0;
  process.stdout.write(
    `${newer} visits of the new version, ${visitors.loads.get(from)} of the old; ${(visitors.share * 100).toFixed(2)}% of all loads failed\n`,
  );
  return { isRolledBack: isOver(), visitors, to };
}

const history = () => readFileSync(path.join(site, 'history.jsonl'), 'utf8').trim().split('\n');

for (const [name, fate] of Object.entries<Fate>({
  'throws on 5% of loads': { throws: 0.05 },
  'has three times the LCP': { lcp: 3000 },
})) {
  test(`a version that ${name} is rolled back, and organisers are emailed`, async () => {
    test.setTimeout(1_200_000);
    const { isRolledBack, visitors, to } = await untilJudged(fate, 4000);
    expect(isRolledBack).toBe(true);
    expect(visitors.share).toBeLessThan(0.01);
    expect(JSON.parse(history().at(-1) ?? '{}')).toMatchObject({
      cause: 'budget',
      by: 'the error budget',
      rollout: { to: 'stopped', versions: { mfe_public: { to } } },
    });
    const { text } = await mailIn(
      product.mailbox,
      signIn(product.dataDir, 'admin').email,
      /rolled back/,
    );
    expect(text).toContain(to);
  });
}

test('a version as good as the one before stays, and one with few visits waits', async () => {
  test.setTimeout(1_200_000);
  const good = await untilJudged({}, 1000);
  expect(good.isRolledBack).toBe(false);
  await stop();
  const waiting = await untilJudged({ throws: 0.5 }, 150);
  expect(waiting.isRolledBack).toBe(false);
  await stop();
});
