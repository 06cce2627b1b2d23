import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { removeFolder } from '../parts/product';
import { expect, test } from '../parts/test';

const root = path.resolve(import.meta.dirname, '../../..');
const folder = mkdtempSync(path.join(tmpdir(), 'plenary-source-'));
const site = path.join(folder, '.data/site');
test.afterAll(() => removeFolder(folder));

const NAME = 'mfe-archive';
const people = ['AUTHOR', 'COMMITTER'].flatMap((role) => [
  [`GIT_${role}_NAME`, 'A team (sample)'],
  [`GIT_${role}_EMAIL`, 'team@example.org'],
]);
const env = {
  ...process.env,
  ...(Object.fromEntries(people) as Record<string, string>),
  SITE_DIR: site,
  DATA_DIR: path.join(folder, '.data'),
};

/** @returns what a command printed; @throws Error with it when the command fails */
function run(command: string): string {
  const [program = '', ...args] = command.split(' ');
  const options = { cwd: folder, env, encoding: 'utf8', stdio: 'pipe' } as const;
  try {
    return execFileSync(program, args, options);
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    throw new Error(`${command}\n${stdout}${stderr}`);
  }
}

/** The commands of a README's blocks, in their order, without their comments. */
function commandsIn(readme: string): string[] {
  const blocks = [...readme.matchAll(/^```sh\n(.*?)^```/gms)].map(([, block = '']) => block);
  return blocks
    .join('')
    .split('\n')
    .map((line) => line.replace(/\s*#.*$/, ''))
    .filter(Boolean);
}

function commitAll(): void {
  run('git add --all');
  run('git commit --quiet --message=feat:add');
}

/** Starts a server that ends with the test. @returns the page that it names first */
async function pageOf(command: string): Promise<string> {
  const [program = '', ...args] = command.split(' ');
  const server = spawn(program, args, { cwd: folder, env, detached: true });
  try {
    let printed = '';
    const address = await new Promise<string>((resolve, reject) => {
      server.once('exit', () => reject(new Error(`${command} ended.\n${printed}`)));
      for (const stream of [server.stdout, server.stderr]) {
        stream.on('data', (chunk: Buffer) => {
          printed += chunk.toString();
          const found = /http:\/\/localhost:\d+/.exec(printed)?.[0];
          if (found) resolve(found);
        });
      }
    });
    const response = await fetch(`${address}/archive`, { headers: { accept: 'text/html' } });
    expect(response.status, command).toBe(200);
    return await response.text();
  } finally {
    // With npm's child, in its process group.
    if (server.pid) process.kill(-server.pid, 'SIGKILL');
  }
}

test('a created remote does what its README says, and goes live', async () => {
  test.setTimeout(1_200_000);
  execFileSync('git', ['clone', '--quiet', root, folder]);
  run('npm ci --ignore-scripts --prefer-offline --no-audit --no-fund');
  run(`node shell/site/publish.mjs --all`);

  run(`npm run create-remote -- ${NAME}`);
  const commands = commandsIn(readFileSync(path.join(folder, NAME, 'README.md'), 'utf8'));
  expect(commands.length).toBeGreaterThan(5);
  const live = () =>
    (
      JSON.parse(readFileSync(path.join(site, 'current/remotes.json'), 'utf8')) as {
        remotes: Record<string, { routes: { path: string }[] }>;
      }
    ).remotes.mfe_archive;

  for (const command of commands) {
    if (command.includes('rollback')) {
      // There is nothing to return to, and the command says so.
      expect(() => run(command)).toThrow('has no version before the live one');
    } else if (command.includes('standalone')) {
      expect(await pageOf(command)).toContain('<script');
    } else if (!/run (dev|test:contract)/.test(command)) {
      // A running product is needed for `dev`, which development.e2e walks, and contract.fault runs contract tests.
      if (command.includes('publish')) commitAll();
      run(command);
    }
  }
  expect(live()?.routes).toEqual([expect.objectContaining({ path: '/archive' })]);
  expect(run('npm run remotes')).toContain(NAME);
  run(`npx oxlint ${NAME}`);
  run(`npx oxfmt --check ${NAME} package.json`);
});
