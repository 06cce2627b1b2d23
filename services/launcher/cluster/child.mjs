import { spawn } from 'node:child_process';
import { EventEmitter, once } from 'node:events';
import { createInterface } from 'node:readline';
import { LauncherError } from '../step.mjs';

/** Milliseconds until a process that ignores its signal is killed. */
const GRACE = 30_000;

/** One process of the cluster. Each line of its output is printed behind its name. */
export class Child {
  /** @param hides tells which lines are not printed */
  constructor(name, program, args, { env = {}, hides = () => false } = {}) {
    Object.assign(this, { name, program, args, env, hides });
    this.output = new EventEmitter();
  }

  /**
   * @param ready part of the line that says that it is ready; without it, a process is enough
   * @throws LauncherError when the process ends before
   */
  async start(ready) {
    const child = spawn(this.program, this.args, {
      env: { ...process.env, ...this.env },
      // A process group for each: Ctrl-C reaches only the launcher, which stops them in order.
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.child = child;
    this.ended = new Promise((resolve) => child.once('exit', resolve));
    await once(child, 'spawn').catch(({ message }) => {
      throw new LauncherError(`${this.name} cannot be started: ${message}`);
    });
    console.log(`${this.name}: process ${child.pid}`);
    const isReady = ready ? this.line(ready).then(() => true) : true;
    for (const stream of [child.stdout, child.stderr]) {
      createInterface({ input: stream }).on('line', (line) => {
        if (!this.hides(line)) console.log(`[${this.name}] ${line}`);
        this.output.emit('line', line);
      });
    }
    if (!(await Promise.race([isReady, this.ended.then(() => false)]))) {
      throw new LauncherError(`${this.name} ended while it started.`);
    }
  }

  /** Resolves when the next line arrives that contains the text. */
  line(text) {
    return new Promise((resolve) => {
      const look = (line) => {
        if (!line.includes(text)) return;
        this.output.off('line', look);
        resolve();
      };
      this.output.on('line', look);
    });
  }

  signal(name) {
    this.child?.kill(name);
  }

  async stop(signal = 'SIGTERM') {
    if (!this.child?.pid) return;
    this.signal(signal);
    const late = setTimeout(() => this.signal('SIGKILL'), GRACE);
    await this.ended;
    clearTimeout(late);
  }
}
