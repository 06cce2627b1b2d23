import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Clock } from '../../../platform/core/clock.js';
import { newId } from '../../../platform/core/new-id.js';
import { after, HOUR } from '../../../platform/core/time.js';
import { Enquiry } from '../enquiry.entity.js';

type Text = Pick<Enquiry, 'name' | 'email' | 'subject' | 'category' | 'message' | 'state'>;

const ENQUIRIES: (Text & { hoursAgo: number })[] = [
  {
    ...{ name: 'A reader (sample)', email: 'reader@lakeside.invalid', state: 'new', hoursAgo: 5 },
    ...{ subject: 'Invoice to a university', category: 'Registration' },
    message: 'Can the invoice name our university, and arrive before we pay? (sample)',
  },
  {
    ...{ name: 'An author (sample)', email: 'author@delta.invalid', state: 'new', hoursAgo: 22 },
    ...{ subject: 'Two papers, one presenter', category: 'Paper Submission' },
    message: 'May one person present two accepted papers on the same day? (sample)',
  },
  {
    ...{ name: 'A journalist (sample)', email: 'desk@cape.invalid', state: 'read', hoursAgo: 50 },
    ...{ subject: 'Interviews on the first day', category: 'Media' },
    message: 'We would like to record two conversations with speakers. (sample)',
  },
  {
    ...{ name: 'A visitor (sample)', email: 'visitor@coast.invalid', state: 'done', hoursAgo: 90 },
    ...{ subject: 'Step-free way into the hall', category: 'General Inquiry' },
    message: 'Is there a way into the hall without steps? (sample)',
  },
];

@Injectable()
export class SampleEnquiries {
  constructor(private readonly clock: Clock) {}

  async make(tx: EntityManager): Promise<void> {
    const now = this.clock.now();
    const rows = ENQUIRIES.map(({ hoursAgo, ...enquiry }) => ({
      ...{ ...enquiry, id: newId(), createdAt: after(now, -hoursAgo * HOUR) },
      contentHash: createHash('sha256').update(enquiry.subject).digest(),
    }));
    await tx.insert(Enquiry, rows);
  }
}
