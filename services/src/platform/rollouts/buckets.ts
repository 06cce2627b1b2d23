import { randomInt } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CookieSerializeOptions } from '@fastify/cookie';
import * as z from 'zod';
import type { Config } from '../config/config.js';
import { DAY, SECOND } from '../core/time.js';

/** Of people with organisers' rights. */
export const STAFF_BUCKET = 'staff';

const BUCKETS = 100;

/** Longer than a rollout lasts; the cookie ends with the rollout. */
const KEPT_FOR = 30 * DAY;

const stateSchema = z.object({
  rollout: z.object({ to: z.string() }).optional(),
  previews: z.array(z.object({ token: z.string(), until: z.iso.datetime() })),
});
type State = z.infer<typeof stateSchema>;

/**
 * The shares of browsers that see another release than the live one, from the file that publishers write. Without a
 * rollout or preview there are none, and no cookie.
 */
export class Buckets {
  private state: State | undefined;
  private readAt = -Infinity;

  /** Of the cookie, which holds a number from 0 to 99, `staff`, or the token of a preview. nginx reads it, too. */
  readonly cookieName: string;
  private readonly isSecure: boolean;

  constructor(private readonly config: Pick<Config, 'siteDir' | 'publicUrl'>) {
    this.isSecure = config.publicUrl.startsWith('https:');
    this.cookieName = this.isSecure ? '__Host-bucket' : 'bucket';
  }

  /** Whether a value of the cookie leads to a release. */
  has(bucket: string): boolean {
    const state = this.read();
    if (!state) return false;
    if (bucket === STAFF_BUCKET) return state.rollout !== undefined;
    if (/^\d{1,2}$/.test(bucket)) return this.isDrawn();
    return this.untilOf(bucket) !== undefined;
  }

  /** Whether browsers without a cookie get one. */
  isDrawn(): boolean {
    const { rollout } = this.read() ?? {};
    return rollout !== undefined && rollout.to !== STAFF_BUCKET;
  }

  draw(): string {
    return String(randomInt(BUCKETS));
  }

  /** The end of a preview, in epoch milliseconds; undefined when there is none with the token. */
  untilOf(token: string): number | undefined {
    const preview = this.read()?.previews.find((each) => each.token === token);
    const until = preview && Date.parse(preview.until);
    return until !== undefined && until > Date.now() ? until : undefined;
  }

  cookie(until = Date.now() + KEPT_FOR): CookieSerializeOptions {
    return {
      path: '/',
      httpOnly: true,
      sameSite: 'lax',
      secure: this.isSecure,
      maxAge: Math.round((until - Date.now()) / SECOND),
    };
  }

  /** At most once a second, so that a rollout shows at once. */
  private read(): State | undefined {
    const now = performance.now();
    if (now - this.readAt >= SECOND) {
      this.readAt = now;
      this.state = stateIn(this.config.siteDir);
    }
    return this.state;
  }
}

function stateIn(siteDir: string): State | undefined {
  try {
    const text = readFileSync(join(siteDir, 'buckets', 'state.json'), 'utf8');
    return stateSchema.parse(JSON.parse(text));
  } catch {
    return undefined;
  }
}
