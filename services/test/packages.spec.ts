import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';

const launcher = join(__dirname, '../launcher');

/** Runs a tool of the launcher on a folder with these files. */
function run(tool: string, files: Record<string, unknown>, argument = '') {
  const folder = mkdtempSync(join(tmpdir(), 'plenary-packages-'));
  try {
    for (const [file, content] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), JSON.stringify(content));
    }
    const args = [join(launcher, tool), join(folder, argument)];
    const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
    return { status, stdout: stdout.trim(), refused: stderr.split('\n').filter(Boolean) };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

describe('the check of licences', () => {
  const accepted = {
    'node_modules/plain': { version: '1.0.0', license: 'MIT' },
    'node_modules/choice': { version: '1.0.0', license: '(GPL-3.0-only OR MIT)' },
    'node_modules/tool': { version: '1.0.0', license: 'MPL-2.0', dev: true },
    'node_modules/@img/sharp-libvips-linux-x64': { version: '1.0.0', license: 'LGPL-3.0-or-later' },
  };
  const check = (packages: Record<string, unknown>) =>
    run('licences.mjs', { 'package-lock.json': { packages: { ...accepted, ...packages } } });

  it('accepts listed licences, a choice with one of them, and exceptions', () => {
    expect(check({})).toMatchObject({ status: 0, refused: [] });
  });

  it('refuses other licences, licences of tools in the product, and packages without a licence', () => {
    const { status, refused } = check({
      'node_modules/strong': { version: '1.0.0', license: 'AGPL-3.0-only' },
      'node_modules/both': { version: '1.0.0', license: 'MIT AND GPL-3.0-only' },
      'node_modules/shipped': { version: '1.0.0', license: 'MPL-2.0' },
      'node_modules/none': { version: '1.0.0' },
      'node_modules/own': { version: '1.0.0', license: 'SEE LICENSE IN LICENSE' },
    });
    expect(status).toBe(1);
    expect(refused.map((line) => line.split(':')[0])).toEqual([
      'node_modules/strong',
      'node_modules/both',
      'node_modules/shipped',
      'node_modules/none',
      'node_modules/own',
    ]);
  });
});

describe('the audit of packages', () => {
  const finding = (severity: string) => ({
    vulnerabilities: { weak: { name: 'weak', severity, range: '<2', via: [{ title: 'A hole' }] } },
  });
  const audit = (report: unknown) => run('audit.mjs', { 'report.json': report }, 'report.json');

  it('fails on findings of level high', () => {
    expect(audit(finding('high'))).toMatchObject({
      status: 1,
      refused: ['high: weak <2: A hole'],
    });
  });

  it('reports findings below that level without failing', () => {
    const { status, stdout } = audit(finding('moderate'));
    expect(status).toBe(0);
    expect(stdout).toBe('Vulnerabilities: 0 high or critical, 1 in all.');
  });

  it('says "not checked" with the reason when the registry refuses', () => {
    const { status, stdout } = audit({ message: '405 Method Not Allowed' });
    expect(status).toBe(0);
    expect(stdout).toBe('Vulnerabilities: not checked. 405 Method Not Allowed');
  });
});

describe('the bill of materials of the server', () => {
  const bom = JSON.parse(readFileSync(join(__dirname, '../dist/bom.json'), 'utf8')) as {
    components: { name: string; version: string; 'bom-ref': string }[];
  };
  const installed = JSON.parse(
    readFileSync(join(__dirname, '../../node_modules/fastify/package.json'), 'utf8'),
  ) as { version: string };

  it('lists production packages with their installed versions, and no test tools', () => {
    const references = bom.components.map((each) => each['bom-ref']);
    expect(references).toContain(`fastify@${installed.version}`);
    expect(bom.components.map(({ name }) => name)).not.toContain('jest');
  });

  it('is refused when it is missing, empty or breaks the schema', () => {
    const broken = { ...bom, components: [{ name: 'no type' }] };
    const { status, refused } = run('boms.mjs', {
      'package.json': { workspaces: ['shell', 'shell/kit', 'mfe-public', 'mfe-admin', 'services'] },
      'shell/dist/bom.json': { ...bom, components: [] },
      'mfe-public/dist/bom.json': broken,
      'services/dist/bom.json': bom,
    });
    expect(status).toBe(1);
    expect(refused.map((line) => line.split('/dist/')[0])).toEqual([
      'shell',
      'mfe-public',
      'mfe-admin',
    ]);
  });
});

describe('commands of operators', () => {
  const root = join(__dirname, '../..');
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  };

  it.each([
    ['archive-audit', '--before 2020-01-01 --unencrypted'],
    ['backup', '--unencrypted'],
    ['check-invariants', ''],
  ])('look for the data of npm start in its folder: npm run %s', (name, options) => {
    const folder = mkdtempSync(join(tmpdir(), 'plenary-data-'));
    // The server was built for these tests.
    const command = scripts[name]?.replace('npm run --silent build -w services && ', '');
    const env = { ...process.env, DATABASE_URL: '', DATA_DIR: relative(root, folder) };
    const asked = `${command} ${options}`;
    const { status, stderr } = spawnSync('sh', ['-c', asked], { cwd: root, env, encoding: 'utf8' });
    rmSync(folder, { recursive: true });
    expect(stderr).toBe(`There is no database in ${folder}: start the product first.\n`);
    expect(status).toBe(1);
  });
});
