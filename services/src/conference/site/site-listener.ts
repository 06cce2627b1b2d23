import { Injectable } from '@nestjs/common';
import { Config } from '../../platform/config/config.js';
import { ChannelListener } from '../../platform/database/channel-listener.js';
import { SITE_CHANNEL } from './site-channel.js';

@Injectable()
export class SiteListener extends ChannelListener {
  constructor(config: Config) {
    super(config.databaseUrl, SITE_CHANNEL);
  }
}
