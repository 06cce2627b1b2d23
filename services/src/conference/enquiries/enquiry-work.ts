import { inboxWork } from '../inbox/inbox-work.js';
import { enquiryKind } from './admin-enquiries.query.js';

export const enquiryWork = inboxWork('enquiries', enquiryKind);
