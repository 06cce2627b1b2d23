import { fork } from 'node:child_process';
import { once } from 'node:events';
import { NODE_FLAGS } from '../launcher/node-flags.mjs';

/**
 * A server in a separate process, once it answers.
 * @param options further ones for Node
 */
export async function startServer(script, env, port, options = []) {
  const child = fork(new URL(script, import.meta.url), {
    env: { ...process.env, ...env, PORT: String(port), HOST: '127.0.0.1', LOG_LEVEL: 'silent' },
    execArgv: [
      ...NODE_FLAGS,
      ...options,
      '--import',
      new URL('./count-statements.mjs', import.meta.url).href,
    ],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  // A failed run leaves no server behind.
  const kill = () => child.kill('SIGKILL');
  process.once('exit', kill);
  child.once('exit', () => process.off('exit', kill));
  const ask = async (question) => {
    child.send(question);
    return (await once(child, 'message'))[0];
  };
  const origin = `http://127.0.0.1:${port}`;
  await untilAnswering(`${origin}/api/v1/health/live`, child);
  return {
    pid: child.pid,
    origin,
    statements: () => ask('statements'),
    ask,
    async stop() {
      child.kill('SIGTERM');
      if (child.exitCode === null) await once(child, 'exit');
    },
  };
}

/** Several servers as one, which get the requests in turns. Only a single one can be asked by `ask`. */
export async function startServers(count, script, env, port) {
  if (count === 1) return startServer(script, env, port);
  const servers = [];
  for (let n = 0; n < count; n++) servers.push(await startServer(script, env, port + n));
  let turn = 0;
  return {
    count,
    get origin() {
      turn = (turn + 1) % count;
      return servers[turn].origin;
    },
    async statements() {
      const counts = await Promise.all(servers.map((server) => server.statements()));
      return counts.reduce((sum, each) => sum + each, 0);
    },
    stop: () => Promise.all(servers.map((server) => server.stop())),
  };
}

async function untilAnswering(url, child) {
  for (;;) {
    if (child.exitCode !== null) throw new Error(`The server ended with ${child.exitCode}.`);
    const answer = await fetch(url).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
