import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { findChromium } from './chromium';

type Params = Record<string, unknown>;

interface Message {
  id?: number;
  method?: string;
  params?: Params;
  result?: Params;
  error?: { message: string };
}

export interface BareChromium {
  /** A command of the DevTools protocol, to the browser or to the page. */
  send: (method: string, params?: Params) => Promise<Params>;
  toPage: (method: string, params?: Params) => Promise<Params>;
  onEvent: (listener: (method: string, params: Params) => void) => void;
  close: () => Promise<void>;
}

const END = '\0';

/**
 * A Chromium that nothing watches: Playwright always turns on the network domain, for which V8 notes the source position of each
 * call and reads whole scripts again.
 */
export async function bareChromium(): Promise<BareChromium> {
  const { executablePath, args } = await findChromium();
  const profile = mkdtempSync(join(tmpdir(), 'plenary-bare-'));
  const own = ['--headless=new', '--remote-debugging-pipe', `--user-data-dir=${profile}`];
  const browser = spawn(executablePath, [...args, ...own, '--no-first-run', 'about:blank'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'],
  });
  const [, , , input, output] = browser.stdio as unknown as [null, null, null, Writable, Readable];
  const waiting = new Map<number, (message: Message) => void>();
  const listeners: ((method: string, params: Params) => void)[] = [];
  let rest = '';
  output.setEncoding('utf8').on('data', (part: string) => {
    const messages = (rest + part).split(END);
    rest = messages.pop() ?? '';
    for (const each of messages) {
      const message = JSON.parse(each) as Message;
      if (message.id !== undefined) waiting.get(message.id)?.(message);
      else for (const listener of listeners) listener(message.method ?? '', message.params ?? {});
    }
  });
  let last = 0;
  const command = async (method: string, params: Params = {}, sessionId?: string) => {
    const id = (last += 1);
    const answer = new Promise<Message>((resolve) => waiting.set(id, resolve));
    input.write(`${JSON.stringify({ id, method, params, sessionId })}${END}`);
    const { result = {}, error } = await answer;
    waiting.delete(id);
    if (error) throw new Error(`${method}: ${error.message}`);
    return result;
  };
  const { targetInfos } = (await command('Target.getTargets')) as {
    targetInfos: { targetId: string; type: string }[];
  };
  const targetId = targetInfos.find(({ type }) => type === 'page')?.targetId;
  const attached = await command('Target.attachToTarget', { targetId, flatten: true });
  const sessionId = attached.sessionId as string;
  return {
    send: command,
    toPage: (method, params) => command(method, params, sessionId),
    onEvent: (listener) => listeners.push(listener),
    async close() {
      const ended = once(browser, 'close');
      await command('Browser.close');
      await ended;
      rmSync(profile, { recursive: true, force: true });
    },
  };
}
