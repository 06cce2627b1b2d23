import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, readlinkSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Bucket } from '../../../test/bucket.js';
import { SiteTeam } from '../../../test/site-team.js';
import { DAY } from '../../platform/core/time.js';
import { openSiteBucket, type SiteBucket } from './site-bucket.js';
import { digestOf } from './site-files.js';

let home: string;
let bucket: Bucket;
let siteUrl: string;
let team: SiteTeam;
beforeEach(async () => {
  home = mkdtempSync(join(tmpdir(), 'plenary-site-'));
  bucket = new Bucket({ listedAtATime: 1000 });
  siteUrl = `${await bucket.open()}/site`;
  team = new SiteTeam();
});
afterEach(async () => {
  jest.restoreAllMocks();
  await bucket.close();
  rmSync(home, { recursive: true });
});

interface Host {
  folder: string;
  bucket: SiteBucket;
  publish: (version: string) => Promise<void>;
  pull: () => Promise<unknown>;
  /** What its web server would answer. */
  page: () => string | undefined;
  read: (file: string) => string;
}
async function host(name: string, siteKeys?: string): Promise<Host> {
  const folder = join(home, name);
  const site = (await openSiteBucket({ siteDir: folder, siteUrl, siteKeys }))!;
  const read = (file: string) => readFileSync(join(folder, file), 'utf8');
  return {
    folder,
    bucket: site,
    publish: (version) =>
      site.change(folder, (copy) => Promise.resolve(team.publish(copy, version))),
    pull: () => site.pull(folder),
    page: () => {
      try {
        return read('current/pages/index/index.html');
      } catch {
        return undefined;
      }
    },
    read,
  };
}
const objects = (start: string) =>
  [...bucket.objects.keys()].filter((path) => path.startsWith(`/papers/site/${start}`));
const currentOf = () => bucket.objects.get('/papers/site/current.json')?.toString();
/** Replaces the manifest as one could who may write to the bucket. */
function forge(change: (manifest: { files: Record<string, object>; links: object }) => void): void {
  const { manifest: key } = JSON.parse(currentOf() ?? '') as { manifest: string };
  const manifest = JSON.parse(bucket.objects.get(`/papers/site/${key}`)!.toString()) as never;
  change(manifest);
  const content = Buffer.from(JSON.stringify(manifest));
  bucket.write(`/papers/site/${key}`, content);
  const sha384 = digestOf(content);
  bucket.write('/papers/site/current.json', Buffer.from(JSON.stringify({ manifest: key, sha384 })));
}
/** The object with this content. */
function objectOf(text: string): [string, Buffer] {
  return [...bucket.objects].find(([, content]) => content.toString() === text)!;
}

it('brings a publish to another host with the same times, and removes what the publisher removed', async () => {
  const [one, two] = [await host('one'), await host('two')];
  expect(await two.pull()).toBeUndefined();
  await one.publish('1');
  await two.pull();
  expect(two.page()).toBe('page of 1');
  const page = 'releases/000001/pages/index/index.html';
  const times = [one, two].map(({ folder }) => Math.floor(statSync(join(folder, page)).mtimeMs));
  expect(times[0]).toBe(times[1]);
  expect(readlinkSync(join(two.folder, 'buckets/7'))).toBe('../../releases/000001');

  await two.publish('2');
  await one.pull();
  expect([one.page(), two.page()]).toEqual(['page of 2', 'page of 2']);
  expect(one.read('history.jsonl')).toBe('1\n2\n');
  await one.bucket.change(one.folder, (copy) =>
    Promise.resolve(rmSync(join(copy, 'releases/000001'), { recursive: true })),
  );
  await two.pull();
  const left = execFileSync('ls', [join(two.folder, 'releases')]).toString();
  expect(left).toBe('000002\n');
  // What a change does to its copy is not seen before it is published.
  expect(execFileSync('ls', [join(one.folder, '.bucket')]).toString()).toBe('state.json\n');
});

it('does a change again on the newer site when another publisher was quicker, and loses neither', async () => {
  const [one, two] = [await host('one'), await host('two')];
  await one.publish('1');
  let runs = 0;
  await two.bucket.change(two.folder, async (copy) => {
    runs += 1;
    if (runs === 1) await one.publish('2');
    team.publish(copy, '3');
  });
  expect(runs).toBe(2);
  await one.pull();
  expect(one.read('history.jsonl')).toBe('1\n2\n3\n');
  const slow = two.bucket.change(two.folder, (copy) => {
    team.publish(copy, 'never');
    return Promise.resolve(bucket.write('/papers/site/current.json', Buffer.from(currentOf()!)));
  });
  await expect(slow).rejects.toThrow('Other publishers were quicker 5 times. Nothing was changed.');
});

it.each([
  ['loses neither of two publishes at the same moment', 'known', 2],
  // The control: without conditions the later of two writes wins.
  ['loses one of them in a store that ignores conditions', 'ignored', 1],
] as const)('%s', async (_, conditions, kept) => {
  await bucket.close();
  bucket = new Bucket({ listedAtATime: 1000, conditions });
  siteUrl = `${await bucket.open()}/site`;
  const [one, two] = [await host('one'), await host('two')];
  await one.publish('1');
  // Both have looked, and neither has written yet.
  let writers = 0;
  let go: () => void = () => undefined;
  const both = new Promise<void>((resolve) => (go = resolve));
  bucket.beforeAnswer = async ({ method, url = '' }) => {
    if (method !== 'PUT' || !url.includes('current.json')) return false;
    if ((writers += 1) === 2) go();
    await both;
    return false;
  };
  await Promise.all([one.publish('2'), two.publish('3')]);
  await one.pull();
  expect(one.read('history.jsonl').trim().split('\n')).toHaveLength(1 + kept);
});

it('refuses a push of a folder that is not made of the current site', async () => {
  const [one, two] = [await host('one'), await host('two')];
  await one.publish('1');
  await two.pull();
  await one.publish('2');
  team.publish(two.folder, '3');
  await expect(two.bucket.push(two.folder)).rejects.toThrow('was changed by another publisher');
  const other = await host('other');
  execFileSync('mkdir', [other.folder]);
  team.publish(other.folder, '4');
  await expect(other.bucket.push(other.folder)).rejects.toThrow('was changed by another publisher');
  await one.pull();
  expect(one.page()).toBe('page of 2');

  await two.pull();
  team.publish(two.folder, '3');
  await two.bucket.push(two.folder);
  await one.pull();
  expect(one.page()).toBe('page of 3');
});

it('changes nothing when the bucket is away, or an upload is cut', async () => {
  const one = await host('one');
  await one.publish('1');
  const before = currentOf();
  let uploads = 0;
  bucket.fault = ({ method }) => (method === 'PUT' && (uploads += 1) > 2 ? 'refused' : undefined);
  await expect(one.publish('2')).rejects.toThrow('/papers/site: ');
  expect(currentOf()).toBe(before);
  bucket.fault = () => undefined;
  await bucket.close();
  const publishing = jest.fn(team.publish.bind(team));
  const away = one.bucket.change(one.folder, (copy) => Promise.resolve(publishing(copy, '2')));
  await expect(away).rejects.toThrow('ECONNREFUSED');
  expect(publishing).not.toHaveBeenCalled();
  await expect(one.pull()).rejects.toThrow('ECONNREFUSED');
  expect(one.page()).toBe('page of 1');
  await bucket.open();
  await one.publish('2');
  expect(one.page()).toBe('page of 2');
});

it('never serves a file that differs from its release, and names it', async () => {
  const [one, two] = [await host('one'), await host('two')];
  await one.publish('1');
  await two.pull();
  await one.publish('2');
  const [path, content] = objectOf('page of 2');
  bucket.write(path, Buffer.from('page of X'));
  await expect(two.pull()).rejects.toThrow(
    /^releases\/000002\/pages\/index\/index.html differs from its release: http.+\/papers\/site\/files\/.+ was changed\.$/,
  );
  expect(two.page()).toBe('page of 1');
  bucket.write(path, content);
  // Not fetched again until a while has passed, or another release is there.
  await expect(two.pull()).rejects.toThrow('differs from its release');
  await one.publish('3');
  await two.pull();
  expect(two.page()).toBe('page of 3');
});

it('refuses a version that was changed after it was signed, or that another key signed', async () => {
  const [one, two] = [await host('one'), await host('two')];
  await one.publish('1');
  writeFileSync(join(home, 'keys.json'), new SiteTeam().keys());
  const strict = await host('strict', join(home, 'keys.json'));
  await expect(strict.pull()).rejects.toThrow(/shell 1: its key .+ is not listed/);
  const [path] = objectOf('script of 1');
  const other = Buffer.from('script of X');
  bucket.write(path, other);
  forge(({ files }) => {
    Object.assign(files['shell/1/main.js']!, { sha384: digestOf(other) });
  });
  await expect(two.pull()).rejects.toThrow('shell 1: main.js was changed after it was signed.');
  expect(two.page()).toBeUndefined();
});

it.each([
  ['files', '../outside', 'a path leaves the site'],
  ['files', '/etc/outside', 'a path leaves the site'],
  ['files', 'current/index.html', 'a path leads through a link'],
  ['links', 'outside', 'a link leaves the site'],
  ['links', 'releases/outside', 'a link leaves the site'],
] as const)('writes nothing outside the site: %s %s', async (kind, path, reason) => {
  const [one, two] = [await host('one'), await host('two')];
  await one.publish('1');
  forge((manifest) => {
    const [file] = Object.values(manifest.files);
    Object.assign(manifest[kind], { [path]: kind === 'files' ? file : '../../outside' });
  });
  await expect(two.pull()).rejects.toThrow(reason);
  expect(two.page()).toBeUndefined();
});

it('keeps the live release when the bucket lost its site, or has one without a release', async () => {
  const one = await host('one');
  await one.publish('1');
  const current = bucket.objects.get('/papers/site/current.json')!;
  bucket.objects.delete('/papers/site/current.json');
  await expect(one.pull()).rejects.toThrow('current.json is missing, which was there');
  bucket.write('/papers/site/current.json', current);
  forge((manifest) => (manifest.links = {}));
  await expect(one.pull()).rejects.toThrow('has no live release any more');
  expect(one.page()).toBe('page of 1');
});

it('removes objects of no use a day later, and those of an upload that is under way never', async () => {
  const one = await host('one');
  await one.publish('1');
  await one.bucket.change(one.folder, (copy) => {
    team.publish(copy, '2');
    rmSync(join(copy, 'releases/000001'), { recursive: true });
    return Promise.resolve();
  });
  expect(objectOf('page of 1')).toBeDefined();
  const now = Date.now();
  jest.spyOn(Date, 'now').mockImplementation(() => now + 2 * DAY);
  await one.publish('3');
  expect(objectOf('page of 1')).toBeUndefined();
  expect(objectOf('page of 2')).toBeDefined();
  expect(objects('manifests/')).toHaveLength(1);
  await (await host('two')).pull();
});
