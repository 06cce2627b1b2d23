import '../../identity/identity.invariants.js';
import '../../messaging/messaging.invariants.js';
import '../../papers/papers.invariants.js';
import '../../platform/holds/holds.invariants.js';
import '../../registration/capacity/capacity.invariants.js';
import '../../registration/payments/payments.invariants.js';
import '../../registration/issued-documents/issued-documents.invariants.js';
import '../../registration/reductions/reductions.invariants.js';
import '../../registration/gateways/gateways.invariants.js';
import '../../registration/groups/groups.invariants.js';
import '../../registration/invoices/invoices.invariants.js';
import '../../registration/refunds/refunds.invariants.js';
import '../../registration/provider-checks/provider-checks.invariants.js';
import '../../registration/waivers/waivers.invariants.js';
import '../../review/review.invariants.js';
import '../bulk-emails/bulk-emails.invariants.js';
import './counters.invariants.js';

export { registeredInvariants } from '../../platform/invariants/invariants.js';
