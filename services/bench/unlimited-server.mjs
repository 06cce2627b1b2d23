import { loadConfig } from '../dist/platform/config/load-config.js';
import { createApp } from '../dist/operations/start/create-app.js';
import { startTraces } from '../dist/operations/start/start-traces.js';

// The API without rate limits, which would answer a bench instead of what it measures.
const config = loadConfig(process.env);
await startTraces(config, 'api');
const app = await createApp({ ...config, hasRateLimits: false });
await app.listen(config.port, config.host);
// The bench's channel would keep the process.
process.once('SIGTERM', () => void app.close().then(() => process.exit()));
