import { loadavg } from 'node:os';
import { expect, test } from '../parts/test';
import { lighthouse, slowdownFor, type Figures } from './lighthouse';
import { measuredPages, seed, signedInBrowser, type MeasuredPage } from './pages';
import { startTwin, withoutScripts, withScripts } from './twins';
import { buildUnfederated } from './unfederated';

const RUNS = Number(process.env.RUNS ?? 5);

interface Variant {
  name: string;
  url: string;
}

const median = (values: number[]) =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? NaN;

test('pages against the unfederated page and the plain page', async ({ plenary, baseURL }) => {
  const product = baseURL ?? '';
  seed();
  const pages = await measuredPages(product, plenary);
  const bundles = new Map<string, string[]>();
  const unfederated = await startTwin(product, {
    folder: await buildUnfederated(),
    rewrite: (html, at) => withScripts(html, bundles.get(at) ?? ['/twin/main.js']),
  });
  const plain = await startTwin(product, { rewrite: withoutScripts });
  const variants = [
    { name: 'product', url: product },
    { name: 'unfederated', url: unfederated.url },
    { name: 'plain', url: plain.url },
  ];
  const rows: string[] = [];
  for (const page of pages) {
    const browser = await signedInBrowser(plenary, page, variants);
    try {
      bundles.set(page.path, await browser.scriptsOf(`${unfederated.url}${page.path}`, '/twin/'));
      rows.push(...(await rowsOf(page, variants, browser.port)));
      process.stdout.write(`${rows.slice(-variants.length).join('\n')}\n`);
    } finally {
      await browser.close();
    }
  }
  unfederated.stop();
  plain.stop();
  process.stdout.write(`\n${HEAD}\n${rows.join('\n')}\n\nload ${loadavg()[0]?.toFixed(1)}\n`);
  expect(rows.length).toBeGreaterThan(0);
});

const HEAD = [
  '| Page | Variant | Score | LCP ms | TBT ms | Main thread ms | CLS | Nodes | Slowdown | Index |',
  '| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |',
].join('\n');

/** The medians of a page's variants, which take turns. */
async function rowsOf(page: MeasuredPage, variants: Variant[], port: number): Promise<string[]> {
  // Only a page that is readable without its code has a plain twin.
  const own = variants.filter(({ name }) => name !== 'plain' || !page.role);
  const first = await lighthouse(port, own[0]?.url + page.path, 1);
  const slowdown = slowdownFor(first.index);
  const runs = new Map<string, Figures[]>(own.map(({ name }) => [name, []]));
  for (let run = 0; run < RUNS; run += 1) {
    for (const { name, url } of own) {
      runs.get(name)?.push(await lighthouse(port, url + page.path, slowdown));
    }
  }
  return [...runs].map(([name, figures]) => {
    const of = (key: keyof Figures, digits = 0) =>
      median(figures.map((each) => each[key])).toFixed(digits);
    const cells = [of('score'), of('largestPaint'), of('blocking'), of('mainThread')];
    const rest = [of('layoutShift', 3), of('nodes'), slowdown.toFixed(1), of('index')];
    return `| ${[page.name, name, ...cells, ...rest].join(' | ')} |`;
  });
}
