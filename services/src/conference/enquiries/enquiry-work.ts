import { inboxWork } from '../inbox/inbox-work.js';
import { INBOX_KINDS } from '../inbox/inbox-kinds.js';

export const enquiryWork = inboxWork('enquiries', INBOX_KINDS.enquiry);
