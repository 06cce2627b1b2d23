// Starts the embedded PostgreSQL on the folder given, tells its addresses, and holds it until SIGTERM.
import { startPostgres } from '../dist/operations/embedded/postgres/postgres.js';

const say = (line) => console.log(`say ${line}`);
try {
  const { url, migrationUrl, stop } = await startPostgres({ dataDir: process.argv[2], say });
  process.on('SIGTERM', () => void stop().then(() => process.exit(0)));
  setInterval(() => undefined, 60_000);
  console.log(`ready ${JSON.stringify({ url, migrationUrl })}`);
} catch (error) {
  console.log(`${error.name} ${error.message}`);
  process.exitCode = 1;
}
