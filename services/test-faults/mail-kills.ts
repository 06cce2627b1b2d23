import { setTimeout as pause } from 'node:timers/promises';
import type { TakenMail } from '../test/smtp-recorder.js';
import type { MailProduct } from './mail-product.js';
import { MailTraffic } from './mail-traffic.js';
import { seeded } from './seeded.js';

interface KillPlan {
  name: string;
  kills: number;
  perSecond: number;
  /** How many mails a worker sends at most before it is killed. */
  most: number;
}

/** In milliseconds: about as long as a mail takes. */
const A_MOMENT = 50;

/**
 * Visitors write while the worker, which is the relay as well, is killed at random moments.
 * @returns what the visitors met, and the moments of the kills
 */
export async function killWorkers(product: MailProduct, plan: KillPlan) {
  const random = seeded(plan.name);
  const traffic = new MailTraffic(product, plan.perSecond);
  const kills: number[] = [];
  while (kills.length < plan.kills) {
    const sent = product.smtp.mails.length;
    const worker = await product.worker();
    await product.smtp.took(sent + Math.floor(random() * plan.most));
    await pause(random() * A_MOMENT);
    worker.process.kill('SIGKILL');
    await worker.ended;
    kills.push(Date.now());
  }
  return { ...(await traffic.end()), kills };
}

/** How many mails came again because of each kill; "none" are repeats without a kill in between. */
export function repeatsByKill(mails: TakenMail[], kills: number[]) {
  const before = new Map<string, number>();
  const byKill = new Map<number, number>();
  let none = 0;
  for (const { messageId, at } of mails) {
    const last = before.get(messageId);
    before.set(messageId, at);
    if (last === undefined) continue;
    const kill = kills.find((moment) => moment >= last && moment <= at);
    if (kill === undefined) none += 1;
    else byKill.set(kill, (byKill.get(kill) ?? 0) + 1);
  }
  return { none, most: Math.max(0, ...byKill.values()) };
}
