import { Injectable } from '@nestjs/common';
import { Config } from '../config/config.js';
import { ChannelListener } from '../database/channel-listener.js';
import { SITE_CHANNEL } from './site-channel.js';

/** Hears that pages have something new to say. */
@Injectable()
export class SiteListener extends ChannelListener {
  constructor(config: Config) {
    super(config.databaseUrl, SITE_CHANNEL);
  }
}
