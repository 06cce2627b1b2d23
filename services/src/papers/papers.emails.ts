// Registers all emails of this room in every process.
import './submission/author.emails.js';
