import { loadConfig } from '../dist/platform/config/load-config.js';
import { createApp } from '../dist/operations/start/create-app.js';

// The API without rate limits, which would answer a bench instead of what it measures.
const config = loadConfig(process.env);
const app = await createApp({ ...config, hasRateLimits: false });
await app.listen(config.port, config.host);
// The bench's channel would keep the process.
process.once('SIGTERM', () => void app.close().then(() => process.exit()));
