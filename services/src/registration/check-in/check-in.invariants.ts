import { registerInvariants } from '../../platform/invariants/invariants.js';

/** Of registration `o`, of the person of registration `r`. */
const OF_PERSON = 'o.edition_id = r.edition_id AND (o.id = r.id OR o.user_id = r.user_id)';

registerInvariants([
  {
    name: 'an arrival follows from a change at the entrance',
    violations: `
      SELECT a.registration_id FROM arrivals a JOIN registrations r ON r.id = a.registration_id
       WHERE NOT EXISTS (
         SELECT FROM check_in_changes c JOIN registrations o ON o.id = c.registration_id
          WHERE ${OF_PERSON} AND c.kind = 'arrival' AND c.at = a.arrived_at)`,
  },
  {
    name: 'a person whose last change at the entrance is an arrival has arrived',
    violations: `
      SELECT c.id FROM check_in_changes c JOIN registrations r ON r.id = c.registration_id
       WHERE c.kind = 'arrival'
         AND NOT EXISTS (
           SELECT FROM check_in_changes l JOIN registrations o ON o.id = l.registration_id
            WHERE ${OF_PERSON} AND (l.at, l.id) > (c.at, c.id))
         AND NOT EXISTS (
           SELECT FROM arrivals a JOIN registrations o ON o.id = a.registration_id WHERE ${OF_PERSON})`,
  },
]);
