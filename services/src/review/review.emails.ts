// Registers all emails of this room in every process.
import './camera-ready/camera-ready.emails.js';
import './interventions/edits-for-authors.emails.js';
import './interventions/later-returns.emails.js';
import './deadlines/deadlines.emails.js';
import './decisions/decision.emails.js';
import './discussion/discussion.emails.js';
import './discussion/mention.email.js';
import './handlers/handed-over.email.js';
import './responses/response.emails.js';
import './meta-reviews/meta-review.emails.js';
import './reviews/review.emails.js';
import './shepherds/organiser.emails.js';
import './shepherds/shepherd.emails.js';
