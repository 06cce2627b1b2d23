import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  realpathSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { planOf, type Wish } from './plan';
import type { ReleaseState } from './release-state';
import { bucketsOf, checkPreview, readShare, rolloutAct, type Rollouts } from './rollouts';
import { SiteFolder } from './site-folder';

const facts = {
  edition: 'e1',
  composedYear: 2026,
  validUntil: undefined,
  lang: 'en',
  address: '',
  measuredVisits: 10,
};
const live: ReleaseState = {
  shell: 's1',
  remotes: { mfe_admin: 'a1', mfe_public: 'p1' },
  ...facts,
};
const now = Date.parse('2026-11-29T12:00:00Z');
const token = 'ab'.repeat(16);
const none: Rollouts = { previews: [] };

const plan = (wish: Wish, running: Rollouts = none, of = facts) =>
  planOf(live, running, wish, { facts: of, by: 'a team', now });

const rolledOut = (to: '1%' | '10%' | 'staff' = '10%'): Rollouts => ({
  rollout: {
    release: '000007',
    versions: { mfe_admin: { from: 'a1', to: 'a2' } },
    to,
    startedAt: '2026-11-28T12:00:00.000Z',
    by: 'a team',
  },
  previews: [],
});

describe('a plan', () => {
  it('leaves the live versions as they are while another is rolled out', () => {
    const { live: next, rollout } = plan({
      act: 'rollout',
      versions: { mfe_admin: 'a2' },
      to: '10%',
    });
    expect(next).toEqual(live);
    expect(rollout).toMatchObject({
      to: '10%',
      versions: { mfe_admin: { from: 'a1', to: 'a2' } },
      state: { shell: 's1', remotes: { mfe_admin: 'a2', mfe_public: 'p1' } },
    });
  });

  it('keeps the start and the release when only the share grows', () => {
    const grown = plan(
      { act: 'rollout', versions: { mfe_admin: 'a2' }, to: '10%' },
      rolledOut('1%'),
    );
    expect(grown.rollout).toMatchObject({
      ...{ release: '000007', to: '10%', startedAt: '2026-11-28T12:00:00.000Z' },
    });
    const replaced = plan(
      { act: 'rollout', versions: { mfe_admin: 'a3' }, to: '10%' },
      rolledOut('1%'),
    );
    expect(replaced.rollout).toMatchObject({ release: '', startedAt: '2026-11-29T12:00:00.000Z' });
  });

  it('refuses a second rollout of another front end', () => {
    expect(() =>
      plan({ act: 'rollout', versions: { mfe_public: 'p2' }, to: '1%' }, rolledOut()),
    ).toThrow('A rollout of mfe_admin runs');
  });

  it('refuses a rollout of live versions', () => {
    expect(() => plan({ act: 'rollout', versions: { mfe_admin: 'a1' }, to: '1%' })).toThrow(
      'live already',
    );
  });

  it('carries a rollout over when another front end goes live, or the edition changes', () => {
    const published = plan({ act: 'publish', versions: { mfe_public: 'p2' } }, rolledOut());
    expect(published.live.remotes).toEqual({ mfe_admin: 'a1', mfe_public: 'p2' });
    expect(published.rollout?.state.remotes).toEqual({ mfe_admin: 'a2', mfe_public: 'p2' });
    const changed = plan({ act: 'publish', versions: {} }, rolledOut(), {
      ...facts,
      edition: 'e2',
    });
    expect(changed.rollout?.state.edition).toBe('e2');
  });

  it.each([
    ['its version goes live', { act: 'publish', versions: { mfe_admin: 'a2' } }],
    ['another version of it goes live', { act: 'publish', versions: { mfe_admin: 'a0' } }],
    ['it is stopped', { act: 'stop-rollout' }],
  ] satisfies [string, Wish][])('ends a rollout when %s', (_, wish) => {
    expect(plan(wish, rolledOut()).rollout).toBeUndefined();
  });

  it('ends a preview at its time, and when its version is live', () => {
    const until = new Date(now + 1000).toISOString();
    const preview = { token, release: '000008', until, by: 'a team' };
    const of = (to: string) => ({ ...preview, versions: { mfe_admin: { to } } });
    const look = { act: 'publish', versions: {} } as const;
    expect(plan(look, { previews: [of('a2')] }).previews).toHaveLength(1);
    expect(plan(look, { previews: [of('a1')] }).previews).toEqual([]);
    const over = { ...of('a2'), until: new Date(now).toISOString() };
    expect(plan(look, { previews: [over] }).previews).toEqual([]);
  });

  it('adds a preview next to a rollout', () => {
    const until = new Date(now + 1000).toISOString();
    const wish = { act: 'preview', versions: { mfe_public: 'p2' }, token, until } as const;
    const { previews, rollout } = plan(wish, rolledOut());
    expect(rollout).toMatchObject({ release: '000007' });
    expect(previews).toMatchObject([{ token, until, state: { remotes: { mfe_public: 'p2' } } }]);
  });
});

describe('a share', () => {
  it.each([
    ['staff', 'staff'],
    ['1%', '1%'],
    ['99%', '99%'],
    ['100%', undefined],
  ])('reads %s', (text, share) => expect(readShare(text)).toBe(share));

  it.each(['0%', '101%', '10', '-1%', '1.5%', 'all', ''])('refuses "%s"', (text) => {
    expect(() => readShare(text)).toThrow('percentage');
  });

  it('holds the numbers below it, so that a browser does not go back while it grows', () => {
    const numbersIn = (to: '1%' | '10%') =>
      [...bucketsOf(rolledOut(to))]
        .filter(([bucket, release]) => /^\d+$/.test(bucket) && release !== undefined)
        .map(([bucket]) => Number(bucket));
    expect(numbersIn('1%')).toEqual([0]);
    expect(numbersIn('10%')).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(bucketsOf(rolledOut('10%')).size).toBe(101);
  });

  it('has no numbers while only staff sees the version', () => {
    expect([...bucketsOf(rolledOut('staff'))]).toEqual([['staff', '000007']]);
  });

  it('refuses a token that could be guessed, and a time that has passed', () => {
    const later = new Date(now + 1000).toISOString();
    expect(() => checkPreview('1', later, now)).toThrow('32');
    expect(() => checkPreview(token, new Date(now).toISOString(), now)).toThrow('future');
    expect(() => checkPreview(token, 'soon', now)).toThrow('future');
    checkPreview(token, later, now);
  });

  it('tells the history when a rollout began, changed or stopped, and not when it was only composed again', () => {
    const { rollout } = rolledOut();
    const grown = rolledOut('1%').rollout;
    expect(rolloutAct(undefined, rollout)).toMatchObject({ to: '10%' });
    expect(rolloutAct(grown, rollout)).toMatchObject({ to: '10%' });
    expect(rolloutAct(rollout, undefined)).toMatchObject({ to: 'stopped' });
    expect(rolloutAct(rollout, rollout && { ...rollout, release: '000009' })).toBeUndefined();
  });
});

describe('the site folder', () => {
  let root: string;
  beforeEach(() => (root = mkdtempSync(path.join(tmpdir(), 'plenary-site-'))));
  afterEach(() => rmSync(root, { recursive: true }));

  const add = (name: string) => {
    mkdirSync(path.join(root, 'releases', name), { recursive: true });
    writeFileSync(path.join(root, 'releases', name, 'release.json'), '{}');
  };
  const releaseOf = (bucket: string) =>
    path.basename(realpathSync(path.join(root, 'buckets', bucket)));

  it('leads each bucket to its release, and the others to the live one', () => {
    const site = new SiteFolder(root);
    add('000006');
    add('000007');
    site.goLive(path.join(root, 'releases/000006'));
    site.setRollouts(rolledOut('10%'));
    expect(['staff', '0', '9'].map(releaseOf)).toEqual(['000007', '000007', '000007']);
    expect(['10', '99'].map(releaseOf)).toEqual(['000006', '000006']);
    add('000008');
    site.goLive(path.join(root, 'releases/000008'));
    expect(releaseOf('99')).toBe('000008');
    expect(site.rollouts()).toEqual(rolledOut('10%'));

    const before = readlinkSync(path.join(root, 'buckets'));
    site.setRollouts(rolledOut('10%'));
    expect(readlinkSync(path.join(root, 'buckets'))).toBe(before);
    site.setRollouts(none);
    expect(existsSync(path.join(root, 'buckets'))).toBe(false);
    expect(site.rollouts()).toEqual(none);
  });

  it('keeps the release of a long rollout, and only the last sets of buckets', () => {
    const site = new SiteFolder(root);
    const names = Array.from({ length: 30 }, (_, index) => String(index + 1).padStart(6, '0'));
    for (const name of names) add(name);
    const rollouts = rolledOut('staff');
    site.setRollouts(rollouts);
    site.goLive(path.join(root, 'releases/000030'));
    const kept = readdirSync(path.join(root, 'releases'));
    expect(kept).toHaveLength(21);
    expect(kept).toContain('000007');
    expect(kept).not.toContain('000008');
    for (const to of ['1%', '2%', '3%'] as const) {
      site.setRollouts({ ...rollouts, rollout: { ...rollouts.rollout!, to } });
    }
    expect(readdirSync(path.join(root, 'bucket-sets')).length).toBeLessThanOrEqual(3);
  });

  it('writes no two releases in one second', async () => {
    const site = new SiteFolder(root);
    const first = await site.createRelease();
    const file = path.join(first, 'release.json');
    writeFileSync(file, '{}');
    const written = new Date();
    utimesSync(file, written, written);
    const second = await site.createRelease();
    const secondOf = (time: number) => Math.floor(time / 1000);
    expect(secondOf(statSync(second).mtimeMs)).toBeGreaterThan(secondOf(written.getTime()));
  });
});
