import type { Page } from '@playwright/test';

/** Names of months, days and zones come from the browser, not from a catalogue. */
const calendar =
  'January February March April May June July August September October November December ' +
  'Jan Feb Mar Apr Jun Jul Aug Sep Sept Oct Nov Dec Monday Tuesday Wednesday Thursday Friday ' +
  'Saturday Sunday Mon Tue Wed Thu Fri Sat Sun GMT UTC USD AM PM am pm';

const readerZone = Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Pages name a time zone by its city: `America/Port_of_Spain` → `Port of Spain`. */
function cityOf(text: string): string {
  const zone = /^[A-Z]\w+(?:\/\w+)*\/(\w+)$/.exec(text);
  return zone?.[1] ? zone[1].replaceAll('_', ' ') : text;
}

/**
 * Collects the words that a page receives as data, and finds words on it that are neither data nor
 * from a catalogue in a pseudo-locale.
 */
export class Wording {
  private readonly data = new Set(wordsOf(`${calendar} ${cityOf(readerZone)}`));
  private readonly pending = new Set<Promise<void>>();

  constructor(private readonly page: Page) {
    page.on('response', (response) => {
      if (!response.headers()['content-type']?.includes('json')) return;
      const reading = response.text().then(
        // Playwright has no body of what a page prefetches.
        (body) => (body ? this.learn(body) : undefined),
        // A page that is left drops the bodies of its responses.
        () => undefined,
      );
      this.pending.add(reading);
      void reading.finally(() => this.pending.delete(reading));
    });
  }

  /** Adds the words of an object that the page is given by other ways. */
  learn(json: string): void {
    for (const value of stringsOf(JSON.parse(json))) {
      for (const word of wordsOf(cityOf(value))) this.data.add(word);
    }
  }

  /** The texts on the page with words in plain English letters that are not data. */
  async untranslated(): Promise<string[]> {
    const { inlined, texts } = await this.page.evaluate(textsOfPage);
    for (const json of inlined) this.learn(json);
    await Promise.all(this.pending);
    return texts.filter((text) => wordsOf(text).some((word) => !this.data.has(word)));
  }
}

/** Runs of two letters or more that no pseudo-locale changed; addresses and initials do not count. */
function wordsOf(text: string): string[] {
  const plain = text
    .replace(/\u202e[^\u202c]*\u202c/g, ' ')
    .replace(/\S+@\S+|https?:\S+|\/\S+/g, ' ');
  const words = plain.match(/(?<![\p{L}\p{M}])[A-Za-z]{2,}(?![\p{L}\p{M}])/gu) ?? [];
  return words.filter((word) => !/^[A-Z]{2}$/.test(word));
}

function stringsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(stringsOf);
}

/** Runs in the page. */
async function textsOfPage(): Promise<{ inlined: string[]; texts: string[] }> {
  const scripts = [
    ...document.querySelectorAll<HTMLScriptElement>('script[type="application/json"]'),
  ];
  const files = scripts.flatMap(({ dataset }) => dataset.siteData ?? []);
  const kept = await Promise.all(files.map(async (file) => (await fetch(file)).text()));
  const inlined = [...scripts.map((script) => script.textContent), ...kept];
  const texts = [document.title];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const element = walker.currentNode.parentElement;
    if (element?.closest('script, style, noscript, [lang]:not(html)')) continue;
    // The product stores these choices in the words that it shows.
    if (element?.closest('[autocomplete~="country-name"], [autocomplete~="honorific-prefix"]'))
      continue;
    texts.push(walker.currentNode.textContent?.trim() ?? '');
  }
  for (const name of ['aria-label', 'title', 'placeholder', 'alt', 'aria-description']) {
    for (const element of document.body.querySelectorAll(`[${name}]`)) {
      texts.push(element.getAttribute(name) ?? '');
    }
  }
  return { inlined, texts: [...new Set(texts)].filter(Boolean) };
}
