// Registers all emails of this room in every process.
import './bank-changes/bank-changes.emails.js';
import './committee/committee-application.email.js';
import './enquiries/contact.emails.js';
import './inbox/inbox-reply.email.js';
