import { inboxWork } from '../inbox/inbox-work.js';
import { applicationKind } from './admin-applications.query.js';

export const applicationWork = inboxWork('applications', applicationKind);
