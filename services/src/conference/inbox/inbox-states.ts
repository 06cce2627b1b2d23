/** new: unopened. read: in progress. done: closed. All transitions are allowed. */
export const INBOX_STATES = ['new', 'read', 'done'] as const;
export type InboxState = (typeof INBOX_STATES)[number];
