import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../common/clock.js';
import { DownloadsService } from '../downloads/downloads.service.js';
import { listExport } from '../downloads/list-export.js';
import type { SpreadsheetColumn } from '../downloads/spreadsheet.js';
import { AdminMessagesQuery, type MessageRecord } from './admin-messages.query.js';

const columns: SpreadsheetColumn<MessageRecord>[] = [
  { header: 'Received (UTC)', format: 'moment', value: ({ createdAt }) => createdAt },
  { header: 'State', width: 10, value: ({ state }) => state },
  { header: 'Name', width: 26, value: ({ name }) => name },
  { header: 'Email', width: 32, value: ({ email }) => email },
  { header: 'Category', value: ({ category }) => category },
  { header: 'Subject', width: 40, value: ({ subject }) => subject },
  { header: 'Message', width: 80, value: ({ message }) => message },
  { header: 'Note', width: 40, value: ({ note }) => note },
  { header: 'Handled by', width: 26, value: ({ handledBy }) => handledBy },
  { header: 'Handled (UTC)', format: 'moment', value: ({ handledAt }) => handledAt },
];

/** The list of messages as a file, with their texts. */
@Injectable()
export class MessagesExport implements OnModuleInit {
  constructor(
    private readonly downloads: DownloadsService,
    private readonly messages: AdminMessagesQuery,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    const { downloads, messages, clock } = this;
    downloads.add(
      'messages',
      listExport({ name: 'messages', clock }, columns, (request) => messages.all(request)),
    );
  }
}
