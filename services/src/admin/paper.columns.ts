import type { SpreadsheetColumn } from '../downloads/spreadsheet.js';
import type { PaperRow } from './admin-papers.schema.js';

const moment = (at: string | null) => (at === null ? null : new Date(at));

export const paperColumns: SpreadsheetColumn<PaperRow>[] = [
  { header: 'Number', width: 8, value: ({ number }) => number },
  { header: 'Title', width: 48, value: ({ title }) => title },
  { header: 'Kind', width: 12, value: ({ kind }) => kind },
  { header: 'Topic', width: 28, value: ({ topic }) => topic },
  { header: 'Authors', width: 48, value: ({ authors }) => authors },
  { header: 'Status', value: ({ status }) => status },
  { header: 'Round', width: 8, value: ({ round }) => round },
  { header: 'Reviewers', width: 10, value: ({ reviews }) => reviews.assigned },
  { header: 'Finished reviews', width: 10, value: ({ reviews }) => reviews.finished },
  { header: 'Similarity %', width: 12, value: ({ similarityPercent }) => similarityPercent },
  { header: 'AI share %', width: 12, value: ({ aiPercent }) => aiPercent },
  { header: 'Submitted (UTC)', format: 'moment', value: ({ submittedAt }) => moment(submittedAt) },
  { header: 'Due (UTC)', format: 'moment', value: ({ dueAt }) => moment(dueAt) },
  { header: 'Overdue', width: 10, value: ({ isOverdue }) => isOverdue },
];
