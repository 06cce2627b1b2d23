// Registers all emails of this room in every process.
import './email-verification/email-change.emails.js';
import './email-verification/verification-code.email.js';
import './email-verification/welcome.email.js';
import './login/login-link.email.js';
import './login/new-device.email.js';
import './passwords/password-changed.email.js';
import './passwords/password-reset.email.js';
import './personal-data/account-deleted.email.js';
import './two-factor/two-factor.emails.js';
