import type { Clock } from '../core/clock.js';
import type { AuthenticatedUser } from '../http/policy/current-user.js';
import type { Right } from '../http/policy/rights.js';
import type { DownloadSource } from './download-source.js';
import { spreadsheet, type SpreadsheetColumn } from './spreadsheet.js';
import type { SpreadsheetFormat } from './spreadsheet-format.schema.js';

/**
 * @param name "users" becomes users-2025-10-14.csv
 * @param columns called for each export, so that headings are in the request's language
 */
export function listExport<Request extends { format: SpreadsheetFormat }, Row>(
  { name, right, clock }: { name: string; right: Right; clock: Clock },
  columns: (
    request: Request,
  ) => readonly SpreadsheetColumn<Row>[] | Promise<readonly SpreadsheetColumn<Row>[]>,
  rows: (request: Request, reader: AuthenticatedUser) => AsyncIterable<Row>,
): DownloadSource<Request> {
  return {
    level: 'admin',
    rights: [right],
    isSensitive: true,
    subject: () => ({ type: 'list', id: name }),
    find: (reader, request) =>
      Promise.resolve(async () => {
        const file = { name, format: request.format, day: clock.now() };
        return spreadsheet(file, await columns(request), rows(request, reader));
      }),
  };
}
