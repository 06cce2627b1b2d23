// Registers all emails of this room in every process.
import './capacity/waiting-list.emails.js';
import './payments/emails/bank-details-changed.email.js';
import './payments/emails/joining-details.email.js';
import './payments/emails/payment-arrived.email.js';
import './payments/emails/payment-confirmed.email.js';
import './payments/emails/payment-credited.email.js';
import './payments/emails/payment-extended.email.js';
import './payments/emails/payment-refunded.email.js';
import './payments/emails/payment-rejected.email.js';
import './payments/emails/payment-reminder.email.js';
import './payments/emails/payment-underpaid.email.js';
import './payments/emails/registration-cancelled.email.js';
import './payments/emails/registration-changed.email.js';
import './payments/emails/registration-corrected.email.js';
import './payments/emails/registration-received.email.js';
import './payments/emails/waiver-decided.email.js';
import './refunds/refund-account.email.js';
