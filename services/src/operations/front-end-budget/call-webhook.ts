import { setTimeout as pause } from 'node:timers/promises';
import { SECOND } from '../../platform/core/time.js';

const ANSWERS_WITHIN = 5 * SECOND;
const TRIES = 3;

/**
 * Posts JSON, without redirects: they would lead anywhere.
 * @throws Error of the last try, without the address, which may hold a secret
 */
export async function callWebhook(url: string, body: object, between = SECOND): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await post(url, body);
    } catch (error) {
      if (tries === TRIES) throw error;
      await pause(between * tries);
    }
  }
}

async function post(url: string, body: object): Promise<void> {
  const answer = await fetch(url, {
    method: 'POST',
    redirect: 'error',
    signal: AbortSignal.timeout(ANSWERS_WITHIN),
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  }).catch((error: unknown) => {
    throw new Error(`No answer: ${error instanceof Error ? error.name : 'error'}`);
  });
  await answer.body?.cancel();
  if (!answer.ok) throw new Error(`HTTP ${answer.status}`);
}
