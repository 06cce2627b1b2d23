import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect } from '@playwright/test';
import { startProduct, type Product } from './product';

const run = promisify(execFile);
const seed = path.resolve(import.meta.dirname, '../../../services/dist/seed.js');

/** Of the administrator, and of everyone who is seeded. */
const password = 'a long enough phrase for a seed';
export const organiserLogin = { email: 'organiser@plenary.example', password };

const SIZES = { users: 5000, registrations: 5000, papers: 2000, reviews: 6000, reviewers: 300 };

export interface SeededConference extends Product {
  /** A reference that awaits its payment. */
  unpaid: string;
}

/**
 * A product with a conference of the usual size instead of samples, and with additions to the seed: a paper without
 * reviewers, another whose reviewer declined to review and unmatched payments. Acts are on hold, as in use.
 */
export async function startSeededConference(): Promise<SeededConference> {
  const product = await startProduct({
    env: {
      ...{ SAMPLES: 'none', HOLD_MINUTES: '10', ADMIN_SECOND_STEP: 'optional' },
      ...{ ADMIN_EMAIL: organiserLogin.email, ADMIN_PASSWORD: organiserLogin.password },
    },
  });
  try {
    return { ...product, unpaid: await prepare(product) };
  } catch (error) {
    await product.stop();
    throw error;
  }
}

/** @returns a reference that awaits its payment */
async function prepare(product: Product): Promise<string> {
  const sizes = Object.entries(SIZES).flatMap(([name, size]) => [`--${name}`, String(size)]);
  await run(process.execPath, [seed, ...sizes, '--password', password], {
    env: { ...process.env, DATA_DIR: product.dataDir },
  });
  const desk = await caller(product, organiserLogin);
  await sendToReview(desk);
  await declineOne(product, desk, await sendToReview(desk));
  for (const [at, sender] of ['Florist (sample)', 'Ama (sample)', 'Yaw (sample)'].entries()) {
    await desk('POST', '/admin/transfers', {
      ...{ amount: 250, date: '2025-10-14', bankTransactionId: `MORNING-${at}`, sender },
    });
  }
  const unpaid = await first<{ merchantReference: string }>(
    desk,
    '/admin/payments?state=awaiting-payment&limit=1',
  );
  return unpaid.merchantReference;
}

type Call = <Answer>(method: string, path: string, body?: object) => Promise<Answer>;

async function caller({ url }: Product, credentials: object): Promise<Call> {
  let token = '';
  const call: Call = async <Answer>(method: string, path: string, body?: object) => {
    const answer = await fetch(`${url}/api/v1${path}`, {
      method,
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: body && JSON.stringify(body),
    });
    const text = await answer.text();
    expect(answer.ok, `${method} ${path}: ${text}`).toBe(true);
    return JSON.parse(text) as Answer;
  };
  ({ token } = await call<{ token: string }>('POST', '/auth/login', credentials));
  return call;
}

async function first<Item>(call: Call, path: string): Promise<Item> {
  const { items } = await call<{ items: Item[] }>('GET', path);
  const [item] = items;
  if (!item) throw new Error(`Nothing is left of ${path}.`);
  return item;
}

interface Candidate {
  id: string;
  email: string;
  conflict: string | null;
}

/** Asks one reviewer for a paper, who declines. */
async function declineOne(product: Product, desk: Call, paperId: string): Promise<void> {
  const path = `/admin/papers/${paperId}`;
  const { items } = await desk<{ items: Candidate[] }>('GET', `${path}/candidates`);
  const asked = items.find(({ conflict }) => conflict === null);
  if (!asked) throw new Error('No reviewer can be asked for this paper.');
  await desk('POST', `${path}/assignments`, { reviewerId: asked.id });
  await sendNow(desk);
  const reviewer = await caller(product, { email: asked.email, password });
  await reviewer('POST', `/reviews/papers/${paperId}/decline`, {
    ...{ isConflict: false, reason: 'No time.' },
  });
}

async function sendNow(desk: Call): Promise<void> {
  const held = await first<{ id: string }>(desk, '/admin/held-acts');
  await desk('POST', `/admin/held-acts/${held.id}/send-now`, {});
}

/** @returns the id of a paper that has no reviewers yet */
async function sendToReview(desk: Call): Promise<string> {
  const path = '/admin/papers?status=submitted&limit=1';
  const { id, revision } = await first<{ id: string; revision: number }>(desk, path);
  const figures = { similarityPercent: 2, aiPercent: 1, pass: true };
  await desk('POST', `/admin/papers/${id}/screening`, { revision, ...figures });
  await sendNow(desk);
  return id;
}
