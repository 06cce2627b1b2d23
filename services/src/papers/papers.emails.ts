// Registers all emails of this room in every process.
import './submission/author.emails.js';
import './submission/co-author.emails.js';
