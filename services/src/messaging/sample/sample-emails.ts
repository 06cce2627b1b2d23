import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Clock } from '../../platform/core/clock.js';
import { Config } from '../../platform/config/config.js';
import { newId } from '../../platform/core/new-id.js';
import { after, HOUR } from '../../platform/core/time.js';
import { db, execute } from '../../platform/database/db.js';
import { withAttempt } from '../outbox/email-history.js';
import { templateOf } from '../templates/email-template.js';

const FAILED = [
  { kind: 'registration-received', recipient: 'person-3@highland.invalid', hoursAgo: 30 },
  { kind: 'review-reminder', recipient: 'person-52@delta.invalid', hoursAgo: 8 },
];
const REFUSAL = '550 5.1.1 The address is unknown (sample).';

/** Emails that a mail server refused, as if. */
@Injectable()
export class SampleEmails {
  constructor(
    private readonly config: Config,
    private readonly clock: Clock,
  ) {}

  async make(tx: EntityManager): Promise<void> {
    const rows = FAILED.map(({ kind, recipient, hoursAgo }) => {
      const at = after(this.clock.now(), -hoursAgo * HOUR);
      const template = templateOf(kind);
      const data = Object.entries(template.sample(this.config.publicUrl));
      const open = Object.fromEntries(data.filter(([field]) => !template.secrets.includes(field)));
      return {
        ...{ id: newId(), kind, recipient, cause: `sample:${kind}`, data: JSON.stringify(open) },
        ...{ status: 'failed' as const, tries: 1, next_try_at: at, created_at: at },
        last_error: REFUSAL,
        history: JSON.stringify(withAttempt([], at, 'failed', REFUSAL)),
      };
    });
    await execute(tx, db.insertInto('outgoing_emails').values(rows));
  }
}
