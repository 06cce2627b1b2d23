import { Injectable } from '@nestjs/common';
import { Config } from '../config/config.js';
import { ChannelListener } from '../database/channel-listener.js';
import { OUTBOX_CHANNEL } from './mail-outbox.js';

/** Hears that mail was committed. */
@Injectable()
export class OutboxListener extends ChannelListener {
  constructor(config: Config) {
    super(config.databaseUrl, OUTBOX_CHANNEL);
  }
}
