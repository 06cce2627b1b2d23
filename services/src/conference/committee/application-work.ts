import { inboxWork } from '../inbox/inbox-work.js';
import { INBOX_KINDS } from '../inbox/inbox-kinds.js';

export const applicationWork = inboxWork('applications', INBOX_KINDS.application);
