import { Injectable, type OnModuleInit } from '@nestjs/common';
import { ReplyListeners } from '../../messaging/inbound/reply-listeners.js';
import { Notices } from '../../platform/notices/notices.js';
import { STATEMENTS } from './inbox.sql.js';
import { INBOX_KINDS } from './inbox-kinds.js';

/** What a person replies makes the item new again, so that it waits for organisers. */
@Injectable()
export class ReopenedByReplies implements OnModuleInit {
  constructor(
    private readonly listeners: ReplyListeners,
    private readonly notices: Notices,
  ) {}

  onModuleInit(): void {
    for (const { table, confirmation, reply } of Object.values(INBOX_KINDS)) {
      this.listeners.add([confirmation, reply], async (tx, id) => {
        await STATEMENTS[table].reopen.run(tx, { id });
        if (table === 'enquiries') await this.notices.add(tx, 'enquiry', id);
      });
    }
  }
}
