import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const root = path.resolve(import.meta.dirname, '../../..');

export type FrontEnd = 'shell' | 'mfe-public' | 'mfe-registration' | 'mfe-admin' | 'mfe-reviewer';

/** The folder of the running product's site. */
export const productSite = () => path.join(process.env.E2E_DATA_DIR ?? '', 'site');

/** The site as it was before any test, kept apart: the product's own changes under other tests. */
const KEPT = 'site-before-tests';

/** Keeps the product's site for `copySite`. Call it while no publish runs. */
export function keepSite(dataDir: string): void {
  copy(path.join(dataDir, 'site'), path.join(dataDir, KEPT));
}

/** A copy of the site as it was before any test, to change apart from the running product. */
export function copySite(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'plenary-site-'));
  copy(path.join(process.env.E2E_DATA_DIR ?? '', KEPT), folder);
  return folder;
}

function copy(site: string, folder: string): void {
  cpSync(site, folder, { recursive: true, verbatimSymlinks: true });
}

/** A team's checkout: the shell and its own remote, as sources or as they were built. */
export class Checkout {
  readonly folder = mkdtempSync(path.join(tmpdir(), 'plenary-team-'));
  /** Whether it publishes builds of commits only. A checkout of a test is no repository. */
  isStrict = false;
  /** Folder of its private keys; by default those of the product's first publisher. */
  keys = path.join(process.env.E2E_DATA_DIR ?? '', 'publish-keys');

  constructor(
    private readonly remote: FrontEnd,
    parts: 'sources' | 'built' = 'sources',
  ) {
    const isWanted = (file: string) =>
      !/\/(node_modules|e2e)(\/|$)/.test(file) && (parts === 'built' || !/\/dist(\/|$)/.test(file));
    for (const part of ['shell', this.remote, 'package.json', 'tsconfig.base.json']) {
      const target = path.join(this.folder, part);
      cpSync(path.join(root, part), target, { recursive: true, filter: isWanted });
    }
    this.linkPackages(['shell', 'shell/kit', this.remote]);
  }

  /** The installed packages, with this checkout's own kit among them. */
  private linkPackages(parts: string[]): void {
    const own = path.join(this.folder, 'node_modules');
    mkdirSync(path.join(own, '@plenary'), { recursive: true });
    symlinkSync(this.file('shell/kit'), path.join(own, '@plenary/kit'));
    for (const name of readdirSync(path.join(root, 'node_modules'))) {
      if (name !== '@plenary') {
        symlinkSync(path.join(root, 'node_modules', name), path.join(own, name));
      }
    }
    for (const part of parts) {
      const nested = path.join(root, part, 'node_modules');
      if (existsSync(nested)) symlinkSync(nested, this.file(`${part}/node_modules`));
    }
  }

  file(name: string): string {
    return path.join(this.folder, name);
  }

  /** Replaces a text in a file. @throws when it does not */
  edit(name: string, from: string | RegExp, to: string): void {
    const before = readFileSync(this.file(name), 'utf8');
    const after = before.replace(from, to);
    if (after === before) throw new Error(`${name} does not hold ${String(from)}`);
    writeFileSync(this.file(name), after);
  }

  /** Replaces a text in all scripts of the build, as a build of a changed source would. */
  editBuild(from: string, to: string): void {
    const dist = `${this.remote}/dist`;
    const scripts = readdirSync(this.file(dist), { recursive: true, encoding: 'utf8' }).filter(
      (file) => /\.c?js$/.test(file),
    );
    const edited = scripts.filter((file) =>
      readFileSync(this.file(`${dist}/${file}`), 'utf8').includes(from),
    );
    if (edited.length === 0) throw new Error(`The build of ${this.remote} does not hold ${from}`);
    for (const file of edited) {
      const script = this.file(`${dist}/${file}`);
      writeFileSync(script, readFileSync(script, 'utf8').replaceAll(from, to));
    }
    this.rebuilt();
  }

  /** Makes a changed build consistent: its list of files is written again. */
  rebuilt(frontEnd = this.remote): void {
    const describe = (folder: string) =>
      Object.fromEntries(
        readdirSync(this.file(folder), { recursive: true, encoding: 'utf8' })
          .filter((file) => statSync(this.file(`${folder}/${file}`)).isFile())
          .sort()
          .map((file) => {
            const content = readFileSync(this.file(`${folder}/${file}`));
            const sha384 = createHash('sha384').update(content).digest('base64');
            return [file, { bytes: content.length, sha384 }];
          }),
      );
    const dist = `${frontEnd}/dist`;
    const kinds = ['web', 'node', ...(frontEnd === 'shell' ? ['assets'] : [])];
    const parts = Object.fromEntries(kinds.map((kind) => [kind, describe(`${dist}/${kind}`)]));
    writeFileSync(this.file(`${dist}/files.json`), JSON.stringify(parts));
  }

  /** Runs a tool of shell/site as the team does. Returns what it printed. */
  async tool(name: string, site: string, ...args: string[]): Promise<string> {
    const script = this.file(`shell/site/${name}.mjs`);
    const where = name === 'build' ? [] : [`--site=${site}`];
    const what = name === 'publish' && !this.isStrict ? ['--uncommitted'] : [];
    const { stdout } = await run(process.execPath, [script, ...args, ...where, ...what], {
      env: { ...process.env, PUBLISHED_BY: 'a team (sample)', PUBLISH_KEYS: this.keys },
    });
    return stdout;
  }
}
