import { setTimeout as pause } from 'node:timers/promises';
import type { TakenEmail } from '../test/smtp-recorder.js';
import type { EmailProduct } from './email-product.js';
import { EmailTraffic } from './email-traffic.js';
import { seeded } from './seeded.js';

interface KillPlan {
  name: string;
  kills: number;
  perSecond: number;
  most: number;
}

/** Milliseconds: about the time that an email takes. */
const A_MOMENT = 50;

/** @returns the responses to visitors, and the times of the kills */
export async function killWorkers(product: EmailProduct, plan: KillPlan) {
  const random = seeded(plan.name);
  const traffic = new EmailTraffic(product, plan.perSecond);
  const kills: number[] = [];
  while (kills.length < plan.kills) {
    const sent = product.smtp.emails.length;
    const worker = await product.worker();
    await product.smtp.took(sent + Math.floor(random() * plan.most));
    await pause(random() * A_MOMENT);
    worker.process.kill('SIGKILL');
    await worker.ended;
    kills.push(Date.now());
  }
  return { ...(await traffic.end()), kills };
}

export function repeatsByKill(emails: TakenEmail[], kills: number[]) {
  const before = new Map<string, number>();
  const byKill = new Map<number, number>();
  let none = 0;
  for (const { messageId, at } of emails) {
    const last = before.get(messageId);
    before.set(messageId, at);
    if (last === undefined) continue;
    const kill = kills.find((moment) => moment >= last && moment <= at);
    if (kill === undefined) none += 1;
    else byKill.set(kill, (byKill.get(kill) ?? 0) + 1);
  }
  return { none, most: Math.max(0, ...byKill.values()) };
}
