// Loads all emails of this room, so that every process knows their kinds.
import './backup/backup-failed.email.js';
import './bulk-emails/bulk-emails.emails.js';
import './front-end-budget/rolled-back.email.js';
import './notices/notices.emails.js';
