// Registers all emails of this room in every process.
import './decisions/decision.emails.js';
import './reviews/review.emails.js';
