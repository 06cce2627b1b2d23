// nginx of the web image before one API: node start-web-server.mjs <home> <siteDir> <port> <port of the API>
import { WebServer } from '../launcher/cluster/web-server.mjs';

const [home, siteDir, port, api] = process.argv.slice(2);
const web = new WebServer({ home, siteDir, port });
// Before nginx runs: a signal meanwhile would leave it behind.
process.on('SIGTERM', () => void web.process.stop('SIGTERM').then(() => process.exit(0)));
await web.start([api]);
console.log('The web server runs');
