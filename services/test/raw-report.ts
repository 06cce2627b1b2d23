import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const SHAPES = ['postfix', 'exim', 'exchange', 'gmail', 'qmail'] as const;
type Other = 'expired' | 'delayed' | 'policy' | 'complaint' | 'away';

/** Bounces in the shapes of these mail servers. */
export const bounceShapes = SHAPES;

/** A message as a mail server would deliver it. @param returnPath the envelope sender of the email that it is about */
export function rawReport(name: (typeof SHAPES)[number] | Other, returnPath: string): Buffer {
  const text = readFileSync(join(__dirname, 'reports', `${name}.eml`), 'utf8');
  return Buffer.from(text.replaceAll('RETURN_PATH', returnPath).replace(/\r?\n/g, '\r\n'));
}
