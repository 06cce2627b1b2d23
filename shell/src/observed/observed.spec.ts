import { FRONT_END_MARK, OBSERVED, type Observed } from './observed-queue';
import { VITALS } from './vital-values';

const SHELL = '1.0.0-8b3c9f9e';
const origin = window.location.origin;

let sent: { path: string; options: RequestInit; body: Record<string, unknown> }[] = [];
let marked: ((list: { getEntries: () => { name: string }[] }) => void) | undefined;

beforeEach(() => {
  jest.resetModules();
  sent = [];
  document.head.innerHTML =
    `<script src="/assets/1/start.js" data-observed="25" data-scripts="/shell/${SHELL}/main.js|a"` +
    ' data-preloads="/remotes/mfe_public/1.0.0-3f2a91bc/remoteEntry.js|b"></script>';
  window.fetch = ((path: string, options: RequestInit) => {
    const body = JSON.parse(options.body as string) as Record<string, unknown>;
    sent.push({ path, options, body });
    return Promise.resolve({});
  }) as typeof fetch;
  Object.assign(window, {
    PerformanceObserver: class {
      constructor(take: typeof marked) {
        marked = take;
      }
      observe() {
        return undefined;
      }
    },
  });
});

/** Takes what the first script kept. @returns what takes the next */
async function start(...kept: Observed[]) {
  Object.assign(window, { [OBSERVED]: kept, [VITALS]: undefined });
  await import('./observed');
  return (window as unknown as Record<typeof OBSERVED, Observed[]>)[OBSERVED];
}

const errorAt = (stack: string, message = 'x is not a function', name = 'TypeError') =>
  Object.assign(new Error(message), { name, stack: `${name}: ${message}\n${stack}` });
const thrown = (error: unknown) => Object.assign(new Event('error'), { error }) as ErrorEvent;
const rejected = (reason: unknown) =>
  Object.assign(new Event('unhandledrejection'), { reason }) as PromiseRejectionEvent;

describe('an error that nothing caught', () => {
  it('is reported with the front end, version and places of its code', async () => {
    await start(
      thrown(
        errorAt(
          `    at a (${origin}/remotes/mfe_admin/1.0.0-0c0c0c0c/8u.02bcdea2.js:1:4711)\n` +
            `    at ${origin}/shell/${SHELL}/react-dom.11aa22bb.js:1:22`,
        ),
      ),
    );

    expect(sent).toMatchObject([
      {
        path: '/api/v1/front-end-failures',
        options: { credentials: 'omit', keepalive: true },
      },
    ]);
    expect(sent[0]?.body).toEqual({
      remote: 'mfe_admin',
      version: '1.0.0-0c0c0c0c',
      shell: SHELL,
      path: '*',
      reason: 'thrown',
      reference: '',
      error: 'TypeError',
      message: 'x is not a function',
      at: ['8u.02bcdea2.js:1:4711', 'react-dom.11aa22bb.js:1:22'],
    });
  });

  it('of the first script belongs to the shell', async () => {
    await start(rejected(errorAt(`    at ${origin}/assets/1a2b/start.js:1:99`)));

    expect(sent[0]?.body).toMatchObject({ remote: 'shell', version: SHELL, reason: 'rejected' });
  });

  it('is reported without its message where our code wrote it', async () => {
    const error = errorAt(`at ${origin}/shell/${SHELL}/a.js:1:1`, 'Ama Sample cannot pay', 'Error');
    await start(thrown(error));

    expect(sent[0]?.body).toMatchObject({ error: 'Error', message: '' });
  });

  it.each([
    ['of a browser extension', errorAt('    at chrome-extension://abc/content.js:1:1')],
    ['of another site', errorAt('    at https://other.example/shell/1.0.0-1/a.js:1:1')],
    ['without a place', 'not even an error'],
    ['of a request that was left', errorAt(`at ${origin}/shell/1/a.js:1:1`, '', 'AbortError')],
  ])('is not reported: %s', async (_, error) => {
    await start(thrown(error), rejected(error));

    expect(sent).toEqual([]);
  });

  it('is reported once, and at most five in a visit', async () => {
    const at = (line: number) => thrown(errorAt(`at ${origin}/shell/${SHELL}/a.js:${line}:1`));
    const queue = await start(at(1), at(1));
    expect(sent).toHaveLength(1);

    for (let line = 2; line < 20; line += 1) queue.push(at(line));

    expect(sent).toHaveLength(5);
  });
});

describe('a measured visit', () => {
  const hide = () => {
    Object.defineProperty(document, 'hidden', { value: true, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  };
  const library = () => document.querySelector<HTMLScriptElement>('script[src$="vitals.js"]');
  const mark = (name: string, version: string) =>
    marked?.({ getEntries: () => [{ name: `${FRONT_END_MARK} ${name} ${version}` }] });
  const values = { lcp: 1200, cls: 0.01 };

  async function measure() {
    await start('measure');
    expect(library()?.src).toBe(`${origin}/assets/1/vitals.js`);
    Object.assign(window, { [VITALS]: values });
    library()?.dispatchEvent(new Event('load'));
  }

  it('sends loads with the vitals of the first page once it is hidden', async () => {
    await measure();
    mark('mfe_public', '1.0.0-3f2a91bc');
    mark('mfe_papers', '1.0.0-5d5d5d5d');
    expect(sent).toEqual([]);

    hide();

    expect(sent).toMatchObject([
      {
        path: '/api/v1/front-end-measurements',
        options: { credentials: 'omit', keepalive: true },
      },
    ]);
    expect(sent[0]?.body).toEqual({
      share: 25,
      frontEnds: [
        { frontEnd: 'shell', version: SHELL, ...values },
        { frontEnd: 'mfe_public', version: '1.0.0-3f2a91bc', ...values },
        { frontEnd: 'mfe_papers', version: '1.0.0-5d5d5d5d' },
      ],
    });
  });

  it('sends later only the remotes that were loaded since', async () => {
    await measure();
    hide();
    hide();
    expect(sent).toHaveLength(1);

    mark('mfe_papers', '1.0.0-5d5d5d5d');
    hide();

    expect(sent[1]?.body).toEqual({
      share: 25,
      frontEnds: [{ frontEnd: 'mfe_papers', version: '1.0.0-5d5d5d5d' }],
    });
  });

  it('counts loads without the library', async () => {
    await start('measure');
    library()?.dispatchEvent(new Event('error'));
    hide();

    expect(sent[0]?.body).toMatchObject({ frontEnds: [{ frontEnd: 'shell', version: SHELL }, {}] });
  });

  it('is not measured unless it was drawn', async () => {
    await start();
    hide();

    expect(library()).toBeNull();
    expect(sent).toEqual([]);
  });
});
