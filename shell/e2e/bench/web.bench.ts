import { loadavg } from 'node:os';
import type { Browser } from '@playwright/test';
import { expect, test, type Plenary } from '../parts/test';
import { measureInChromium, type InChromium } from './in-chromium';
import { lighthouse, slowdownFor, type Figures } from './lighthouse';
import { measuredPages, seed, signedInBrowser, type MeasuredPage } from './pages';
import { median, rowOf, tableOf, type Column } from './tables';
import { startTwin, withoutScripts, withScripts } from './twins';
import { buildUnfederated } from './unfederated';

const RUNS = Number(process.env.RUNS ?? 5);
/** PARTS=lighthouse or PARTS=chromium measures only these. */
const parts = process.env.PARTS?.split(',') ?? ['lighthouse', 'chromium'];

interface Variant {
  name: string;
  url: string;
}

test('pages against the unfederated page and the plain page', async ({
  plenary,
  baseURL,
  browser,
}) => {
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
  const underLighthouse: string[] = [];
  const inChromium: string[] = [];
  for (const page of pages) {
    const own = await signedInBrowser(plenary, page, variants);
    let index = NaN;
    try {
      bundles.set(page.path, await own.scriptsOf(`${unfederated.url}${page.path}`, '/twin/'));
      if (parts.includes('lighthouse')) {
        underLighthouse.push(...(await lighthouseRows(page, variants, own.port)));
        print(underLighthouse.slice(-variants.length));
      }
      if (parts.includes('chromium')) {
        index = await indexOf(own.port, product + page.path);
      }
    } finally {
      await own.close();
    }
    if (!parts.includes('chromium')) continue;
    inChromium.push(...(await chromiumRows(browser, plenary, page, variants.slice(0, 2), index)));
    print(inChromium.slice(-2));
  }
  unfederated.stop();
  plain.stop();
  print(['', ...tableOf(LIGHTHOUSE, underLighthouse), '', ...tableOf(CHROMIUM, inChromium)]);
  print(['', `medians of ${RUNS}, load ${loadavg()[0]?.toFixed(1)}`]);
  expect(underLighthouse.length + inChromium.length).toBeGreaterThan(0);
});

const print = (lines: string[]) => process.stdout.write(`${lines.join('\n')}\n`);

const LIGHTHOUSE: Column<Figures & { slowdown: number }>[] = [
  ['Score', 'score'],
  ['LCP ms', 'largestPaint'],
  ['TBT ms', 'blocking'],
  ['Main thread ms', 'mainThread'],
  ['CLS', 'layoutShift', 3],
  ['Nodes', 'nodes'],
  ['Slowdown', 'slowdown', 1],
  ['Index', 'index'],
];

const CHROMIUM: Column<InChromium>[] = [
  ['Blocking CPU ms', 'blocking'],
  ['Longest task ms', 'longestTask'],
  ['Main thread CPU ms', 'mainThread'],
  ['Script bytes', 'script'],
  ['Nodes', 'nodes'],
  ['INP ms', 'nextPaint'],
  ['First use, ms of a phone', 'firstUse'],
  ['Its longest task ms', 'firstUseLongest'],
  ['Slow link: readable ms', 'readable'],
  ['Slow link: usable ms', 'usable'],
  ['CLS', 'layoutShift', 3],
  ['Index', 'index'],
];

/** The medians of a page's variants, which take turns. */
async function lighthouseRows(page: MeasuredPage, variants: Variant[], port: number) {
  // Only a page that is readable without its code has a plain twin.
  const own = variants.filter(({ name }) => name !== 'plain' || !page.role);
  const first = await lighthouse(port, own[0]?.url + page.path, 1);
  const slowdown = slowdownFor(first.index);
  const measure = async ({ url }: Variant) => ({
    ...(await lighthouse(port, url + page.path, slowdown)),
    slowdown,
  });
  return rows(LIGHTHOUSE, page, own, measure);
}

/** One measure of the same machine may be two thirds of the next. */
async function indexOf(port: number, address: string): Promise<number> {
  const indexes: number[] = [];
  for (let taken = 0; taken < 3; taken += 1) {
    indexes.push((await lighthouse(port, address, 1)).index);
  }
  return median(indexes);
}

function chromiumRows(
  browser: Browser,
  plenary: Plenary,
  page: MeasuredPage,
  own: Variant[],
  index: number,
) {
  // The code of the other version runs at once.
  return rows(CHROMIUM, page, own, ({ name, url }) =>
    measureInChromium(
      browser,
      plenary,
      url,
      { ...page, hasForm: page.hasForm && name === 'product' },
      index,
    ),
  );
}

async function rows<Measured>(
  columns: Column<Measured>[],
  page: MeasuredPage,
  variants: Variant[],
  measure: (variant: Variant) => Promise<Measured>,
): Promise<string[]> {
  const runs = new Map<string, Measured[]>(variants.map(({ name }) => [name, []]));
  for (let run = 0; run < RUNS; run += 1) {
    for (const variant of variants) runs.get(variant.name)?.push(await measure(variant));
  }
  return [...runs].map(([name, measured]) => rowOf(columns, [page.name, name], measured));
}
