import { Injectable } from '@nestjs/common';
import { Config } from '../../platform/config/config.js';
import { ChannelListener } from '../../platform/database/channel-listener.js';
import { OUTBOX_CHANNEL } from '../outbox/email-outbox.js';

@Injectable()
export class OutboxListener extends ChannelListener {
  constructor(config: Config) {
    super(config.databaseUrl, OUTBOX_CHANNEL);
  }
}
