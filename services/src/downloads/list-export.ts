import type { Clock } from '../common/clock.js';
import type { DownloadSource } from './download-source.js';
import { spreadsheet, type SpreadsheetColumn } from './spreadsheet.js';
import type { SpreadsheetFormat } from './spreadsheet-format.schema.js';

/**
 * An admin list as a file, with the filters and the sort that the request names.
 * @param name of the list: "users" becomes users-2025-10-14.csv
 */
export function listExport<Request extends { format: SpreadsheetFormat }, Row>(
  { name, clock }: { name: string; clock: Clock },
  columns: SpreadsheetColumn<Row>[],
  rows: (request: Request) => AsyncIterable<Row>,
): DownloadSource<Request> {
  return {
    level: 'admin',
    subject: () => ({ type: 'list', id: name }),
    open: (_admin, request) => {
      const file = { name, format: request.format, day: clock.now() };
      return Promise.resolve(spreadsheet(file, columns, rows(request)));
    },
  };
}
