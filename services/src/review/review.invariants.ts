import { registerInvariants } from '../platform/invariants/invariants.js';

registerInvariants([
  {
    name: 'no author reviews their own paper',
    violations: `
      SELECT r.id, r.paper_id FROM reviews r JOIN papers p ON p.id = r.paper_id
        JOIN users u ON u.id = r.reviewer_id
       WHERE p.owner_id = r.reviewer_id OR EXISTS (
         SELECT FROM paper_authors a WHERE a.paper_id = p.id AND email_key(a.email) = email_key(u.email))`,
  },
]);
