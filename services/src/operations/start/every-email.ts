// The worker knows the emails of all rooms.
import '../../conference/conference.emails.js';
import '../../identity/identity.emails.js';
import '../../papers/papers.emails.js';
import '../../registration/registration.emails.js';
import '../../review/review.emails.js';
import '../operations.emails.js';
