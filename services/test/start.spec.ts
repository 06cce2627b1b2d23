import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { callsTo } from './call.js';
import { endPrograms, startProgram } from './program.js';

const folders: string[] = [];
const newFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), 'plenary-start-'));
  // PostgreSQL runs as another user when we are root, and must be able to pass through.
  chmodSync(folder, 0o711);
  folders.push(folder);
  return folder;
};
afterAll(() => {
  endPrograms();
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** Starts the embedded product and waits until it serves. */
async function startEmbedded(dataDir: string) {
  const program = startProgram('main', { DATA_DIR: dataDir, PORT: '0' });
  const origin = (await program.line('Plenary is at')).replace(/.* /, '');
  return { ...program, call: callsTo(origin) };
}

describe('the embedded product', () => {
  it('starts, keeps its data over a kill, and ends in order', async () => {
    const dataDir = newFolder();
    const first = await startEmbedded(dataDir);
    const file = join(dataDir, 'sign-ins.txt');
    expect(statSync(file).mode & 0o777).toBe(0o600);
    const signIns = readFileSync(file, 'utf8').trimEnd().split('\n');
    expect(signIns).toHaveLength(3);
    const [admin = ''] = signIns;
    await first.line(admin);
    const [, email, password] = admin.split(/ +/);
    first.process.kill('SIGKILL');
    await first.ended;

    const second = await startEmbedded(dataDir);
    expect(readFileSync(file, 'utf8').trimEnd().split('\n')).toEqual(signIns);
    const login = await second.call('POST', '/auth/login', { body: { email, password } });
    expect(login).toMatchObject({
      status: 200,
      body: { user: { role: 'admin', isEmailVerified: true } },
    });
    second.process.kill('SIGTERM');
    expect(await second.ended).toBe(0);
  });
});

describe('a start that cannot be', () => {
  const outcome = async (variables: NodeJS.ProcessEnv) => {
    const program = startProgram('main', variables);
    const code = await program.ended;
    return { code, lines: program.output().trimEnd().split('\n') };
  };
  const production = { DATABASE_URL: 'postgres://a:b@127.0.0.1:1/c', JWT_SECRET: 'x'.repeat(32) };

  it.each([
    [{ PORT: 'seventy' }, 'PORT must be a number'],
    [{ DATABASE_URL: production.DATABASE_URL }, 'JWT_SECRET is required'],
    [production, 'DATABASE_URL cannot be reached'],
  ])('is one readable line: %j', async (variables, text) => {
    const { code, lines } = await outcome(variables);
    expect(code).toBe(1);
    expect(lines).toEqual([expect.stringContaining(text)]);
  });

  it('names the port that is in use', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    const { code, lines } = await outcome({ DATA_DIR: newFolder(), PORT: String(port) });
    other.close();
    expect(code).toBe(1);
    expect(lines.at(-1)).toContain(`PORT ${port} is in use`);
  });

  it('of the worker needs a database of its own', async () => {
    const worker = startProgram('worker', { DATA_DIR: newFolder() });
    expect(await worker.ended).toBe(1);
    expect(worker.output()).toContain('DATABASE_URL is required');
  });
});
