import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { root } from './root.mjs';

/** Open requests get this long, in milliseconds, before a restart ends them. */
const PATIENCE = 300;

/** The server in a process that can be replaced. The database is not part of it. */
export class RestartingServer {
  #process;
  #spare = spareProcess();
  #queue = Promise.resolve();
  #wanted = 0;

  constructor(settings) {
    this.settings = settings;
  }

  /** @throws Error when the server ends instead of starting */
  async start() {
    const { config, postgres, say } = this.settings;
    const child = this.#spare;
    this.#process = child;
    child.send({ config, postgres });
    await new Promise((resolve, reject) => {
      child.once('exit', () => reject(new Error('The server ended, see above.')));
      child.on('message', ({ line, isReady }) => {
        if (line && this.#wanted === 0) say(line);
        if (isReady) resolve();
      });
    }).finally(() => (this.#spare = spareProcess()));
  }

  /** Restarts one after another; of several that wait only the last is done. */
  restart() {
    const number = (this.#wanted += 1);
    this.#queue = this.#queue.then(async () => {
      if (number !== this.#wanted) return;
      const began = Date.now();
      await this.#end();
      try {
        await this.start();
        console.log(`Server restarted in ${((Date.now() - began) / 1000).toFixed(1)} s`);
      } catch (error) {
        console.error(`${error.message} It starts again after the next change.`);
      }
    });
  }

  async stop() {
    this.#wanted += 1;
    await this.#queue;
    await this.#end(10_000);
    this.#spare.kill('SIGKILL');
  }

  async #end(patience = PATIENCE) {
    const child = this.#process;
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await Promise.race([ended, pause(patience, undefined, { ref: false })]);
    child.kill('SIGKILL');
    await ended;
  }
}

/** A process that has loaded the packages of the server, and waits for its configuration. */
function spareProcess() {
  const program = join(root, 'services/launcher/dev-server.mjs');
  return fork(program, { serialization: 'advanced' });
}
