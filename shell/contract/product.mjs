// A product with sample data on a given site folder, in empty folders of this run.
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { root } from '../site/front-ends.mjs';

/** The server may have to be built first. */
const LIMIT_MS = 400_000;
const ROLES = ['author', 'reviewer', 'admin'];

/** Of the caller's environment: no database, queue or mail server of a live product. */
const TAKEN = ['PATH', 'HOME', 'TMPDIR', 'LANG', 'NODE_OPTIONS'];

/** @returns `{ given, stop }`: what the tests are told, and the end of the product */
export async function startProduct(site, dataDir) {
  mkdirSync(dataDir, { recursive: true });
  const port = await freePort();
  const taken = TAKEN.filter((name) => process.env[name] !== undefined);
  const child = spawn(
    process.execPath,
    [path.join(root, 'services/launcher/start.mjs'), '--as-published'],
    {
      cwd: root,
      env: {
        ...Object.fromEntries(taken.map((name) => [name, process.env[name]])),
        // Ends with this process, however that ends (services/launcher/end-with-npm.mjs).
        npm_lifecycle_event: 'test:contract',
        PORT: String(port),
        DATA_DIR: dataDir,
        SITE_DIR: site,
        HOLD_MINUTES: '0',
        LOG_LEVEL: 'warn',
        // Refuses at once: no test asks the DNS of the network.
        DNS_SERVERS: '127.0.0.1:9',
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  const stop = () => ended(child);
  process.once('exit', () => child.kill('SIGTERM'));
  try {
    await printed(child, /\/dev\/mailbox/);
    const url = `http://localhost:${port}`;
    return { given: { url, tokens: await tokensOf(url, dataDir) }, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

function printed(child, pattern) {
  let text = '';
  return new Promise((resolve, reject) => {
    const fail = (why) => reject(new Error(`The product ${why}. It printed:\n${text}`));
    const timer = setTimeout(() => fail('is not up in time'), LIMIT_MS);
    child.once('exit', () => {
      clearTimeout(timer);
      fail('ended');
    });
    child.stdout.on('data', (chunk) => {
      text += chunk;
      if (!pattern.test(text)) return;
      clearTimeout(timer);
      resolve();
    });
  });
}

function ended(child) {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    child.once('exit', resolve);
    child.kill('SIGTERM');
  });
}

/** Of the sample people, by role. Each logs in once, since logins are limited. */
async function tokensOf(url, dataDir) {
  const lines = readFileSync(path.join(dataDir, 'logins.txt'), 'utf8').split('\n');
  const entries = ROLES.map(async (role) => {
    const [, email, password] = lines.find((line) => line.startsWith(role))?.split(/\s+/) ?? [];
    const answer = await fetch(`${url}/api/v1/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password }),
    });
    if (!answer.ok) throw new Error(`The sample ${role} cannot log in: ${answer.status}.`);
    return [role, (await answer.json()).token];
  });
  return Object.fromEntries(await Promise.all(entries));
}

function freePort() {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}
