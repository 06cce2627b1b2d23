import { Agent, request, type IncomingHttpHeaders } from 'node:http';

/** How a version fares with its visitors. */
export interface Fate {
  /** Share of loads that throw. */
  throws?: number;
  /** Milliseconds; each visit has up to twice of it. */
  lcp?: number;
}

const AT_ONCE = 16;

/**
 * Readers who come once each, from a network each: they get a page of the product, and report what a measured visit reports of
 * the version in it.
 */
export class Visitors {
  /** Page loads so far, and those of them that failed, by version. */
  readonly loads = new Map<string, number>();
  readonly failed = new Map<string, number>();
  private readonly agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
  private count = 0;

  constructor(
    private readonly url: string,
    private readonly fateOf: (version: string) => Fate,
  ) {}

  /** @param stop ends it early */
  async come(visits: number, stop = () => false): Promise<void> {
    const last = this.count + visits;
    const walk = async () => {
      while (this.count < last && !stop()) await this.visit((this.count += 1));
    };
    await Promise.all(Array.from({ length: AT_ONCE }, walk));
  }

  end(): void {
    this.agent.destroy();
  }

  get share(): number {
    const sum = (counts: Map<string, number>) => [...counts.values()].reduce((a, b) => a + b, 0);
    return sum(this.failed) / sum(this.loads);
  }

  private async visit(number: number): Promise<void> {
    const address = `${20 + (number >> 16)}.${(number >> 8) & 255}.${number & 255}.7`;
    const page = await this.call('GET', '/contact', address);
    const [, version = ''] = /\/remotes\/mfe_public\/([^/"]+)\//.exec(page.text) ?? [];
    const [, shell = ''] = /\/shell\/([^/"]+)\//.exec(page.text) ?? [];
    add(this.loads, version);
    const { throws = 0, lcp = 1000 } = this.fateOf(version);
    if (number * GOLDEN - Math.floor(number * GOLDEN) < throws) {
      add(this.failed, version);
      await this.call('POST', '/api/v1/front-end-failures', address, {
        ...{ remote: 'mfe_public', version, shell, path: '/contact', reason: 'thrown' },
        ...{ reference: '', error: 'Error', at: [] },
      });
    }
    const measured = { frontEnd: 'mfe_public', version, lcp: lcp * (1 + (number % 100) / 100) };
    const report = { share: 100, frontEnds: [measured] };
    await this.call('POST', '/api/v1/front-end-measurements', address, report);
  }

  private call(method: string, path: string, address: string, body?: object) {
    return new Promise<{ text: string; headers: IncomingHttpHeaders }>((resolve, reject) => {
      const sent = body && JSON.stringify(body);
      const headers = {
        'x-forwarded-for': address,
        ...(sent && { 'content-type': 'application/json', 'content-length': sent.length }),
      };
      const call = request(this.url + path, { method, headers, agent: this.agent }, (response) => {
        let text = '';
        response.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
        response.on('error', reject).on('end', () => {
          const { statusCode = 0, headers: given } = response;
          if (statusCode === 200 || statusCode === 202) resolve({ text, headers: given });
          else reject(new Error(`${method} ${path}: ${statusCode} ${text.slice(0, 300)}`));
        });
      });
      call.on('error', reject).end(sent);
    });
  }
}

/** Spreads the failures evenly, the same in each run. */
const GOLDEN = 0.618_033_988_749_895;

const add = (counts: Map<string, number>, version: string) =>
  counts.set(version, (counts.get(version) ?? 0) + 1);
