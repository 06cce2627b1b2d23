import { createHash, generateKeyPairSync, sign, type KeyObject } from 'node:crypto';
import {
  appendFileSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';

const digest = (text: string) => createHash('sha384').update(text).digest('base64');

const UNCOMPOSED = { edition: '', composedYear: 2000, address: '' };

/** Like the composer of a shell: makes a release of the edition, in which each page has its lead. */
const COMPOSER = `
  const fs = require('node:fs');
  process.chdir(process.argv[3]);
  const edition = fs.readFileSync('edition.json', 'utf8');
  const live = fs.realpathSync('current');
  const last = fs.readdirSync('releases').sort().at(-1);
  const next = 'releases/' + String(Number(last) + 1).padStart(6, '0');
  fs.cpSync(live, next, { recursive: true });
  const release = JSON.parse(fs.readFileSync(live + '/release.json'));
  release.edition = require('node:crypto').createHash('sha256').update(edition).digest('hex').slice(0, 12);
  release.address = fs.readFileSync('address.txt', 'utf8');
  release.composedYear = new Date().getFullYear();
  const page = 'page of ' + release.shell + ', ' + JSON.parse(edition).hero.lead;
  for (const [file, text] of [['/release.json', JSON.stringify(release)], ['/pages/index/index.html', page]]) {
    fs.rmSync(next + file);
    fs.writeFileSync(next + file, text);
  }
  fs.symlinkSync(next, 'current.new');
  fs.renameSync('current.new', 'current');
`;

/** Publishes versions of a shell into a site folder as its publisher does, signed, without a build. */
export class SiteTeam {
  private readonly privateKey: KeyObject;
  private readonly publicKey: string;
  private readonly id: string;

  constructor() {
    const { privateKey, publicKey } = generateKeyPairSync('ed25519');
    this.privateKey = privateKey;
    const spki = publicKey.export({ type: 'spki', format: 'der' });
    this.publicKey = spki.toString('base64');
    this.id = createHash('sha256').update(spki).digest('hex').slice(0, 16);
  }

  /** The content of `keys.json`. */
  keys(): string {
    return JSON.stringify({ shell: [{ id: this.id, publicKey: this.publicKey }] });
  }

  /** With a rollout of the release, and one more line in the history. */
  publish(site: string, version: string): void {
    const put = (file: string, text: string) => {
      mkdirSync(dirname(join(site, file)), { recursive: true });
      writeFileSync(join(site, `${file}.new`), text);
      renameSync(join(site, `${file}.new`), join(site, file));
    };
    const script = `script of ${version}`;
    put(`shell/${version}/main.js`, script);
    put(`node/shell/${version}/compose.cjs`, COMPOSER);
    const files = {
      web: { 'main.js': { sha384: digest(script) } },
      node: { 'compose.cjs': { sha384: digest(COMPOSER) } },
    };
    const signed = JSON.stringify({ frontEnd: 'shell', version, files });
    const signature = sign(null, Buffer.from(signed), this.privateKey).toString('base64');
    put(`node/shell/${version}/version.json`, JSON.stringify({ signed, key: this.id, signature }));
    put('keys.json', this.keys());

    const releases = join(site, 'releases');
    mkdirSync(releases, { recursive: true });
    const last = Math.max(0, ...readdirSync(releases).map(Number));
    const release = `releases/${String(last + 1).padStart(6, '0')}`;
    put(`${release}/release.json`, JSON.stringify({ shell: version, remotes: {}, ...UNCOMPOSED }));
    put(`${release}/routes.json`, '[{"path":"/"}]');
    put(`${release}/index.html`, `shell of ${version}`);
    put(`${release}/pages/index/index.html`, `page of ${version}`);
    put('bucket-sets/000001/state.json', '{"previews":[]}');
    rmSync(join(site, 'bucket-sets/000001/7'), { force: true });
    symlinkSync(`../../${release}`, join(site, 'bucket-sets/000001/7'));
    for (const [link, target] of [
      ['current', release],
      ['buckets', 'bucket-sets/000001'],
    ] as const) {
      rmSync(join(site, link), { force: true });
      symlinkSync(target, join(site, link));
    }
    appendFileSync(join(site, 'history.jsonl'), `${version}\n`);
  }
}
