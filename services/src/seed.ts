import { randomBytes } from 'node:crypto';
import { parseArgs } from 'node:util';
import { PasswordHasher } from './identity/credentials/password-hasher.js';
import { loadConfig } from './platform/config/load-config.js';
import { connected } from './operations/backup/backup-source.js';
import { ownerUrl } from './operations/embedded/postgres/running-postgres.js';
import { seed } from './operations/seed/seed.js';
import { runOnce } from './operations/start/run-program.js';

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
await runOnce(async (say) => {
  const password = values.password ?? randomBytes(12).toString('base64url');
  const config = loadConfig(process.env);
  const sizes = {
    users: Number(values.users),
    registrations: Number(values.registrations),
    papers: Number(values.papers),
    reviews: Number(values.reviews),
    ...(values.reviewers && { reviewers: Number(values.reviewers) }),
  };
  const hash = await new PasswordHasher(config).hash(password);
  await connected(ownerUrl(config), (client) => seed(client, sizes, hash));
  say(
    `${sizes.users} people, person1@university1.example (an administrator) and on. Password: ${password}`,
  );
});
