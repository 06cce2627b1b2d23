import { randomBytes } from 'node:crypto';
import { parseArgs } from 'node:util';
import { Client } from 'pg';
import { PasswordHasher } from './identity/credentials/password-hasher.js';
import { loadConfig } from './platform/config/load-config.js';
import { ownerUrl } from './operations/embedded/postgres/running-postgres.js';
import { seed } from './operations/seed/seed.js';

// npm run seed -- --users 5000
const { values } = parseArgs({
  options: {
    users: { type: 'string', default: '5000' },
    registrations: { type: 'string', default: '2000' },
    papers: { type: 'string', default: '1000' },
    reviews: { type: 'string', default: '3000' },
    /** By default more than a conference of this size has. */
    reviewers: { type: 'string' },
    password: { type: 'string' },
  },
});
const password = values.password ?? randomBytes(12).toString('base64url');
const config = loadConfig(process.env);
const client = new Client({ connectionString: ownerUrl(config) });
await client.connect();
const sizes = {
  users: Number(values.users),
  registrations: Number(values.registrations),
  papers: Number(values.papers),
  reviews: Number(values.reviews),
  ...(values.reviewers && { reviewers: Number(values.reviewers) }),
};
await seed(client, sizes, await new PasswordHasher(config).hash(password));
await client.end();
process.stdout.write(
  `${sizes.users} people, person1@university1.example (an administrator) and on. Password: ${password}\n`,
);
