// nginx of the web image before one API: node start-web-server.mjs <home> <siteDir> <port> <port of the API>
import { WebServer } from '../launcher/cluster/web-server.mjs';

const [home, siteDir, port, api] = process.argv.slice(2);
const web = new WebServer({ home, siteDir, port });
await web.start([api]);
process.on('SIGTERM', () => void web.process.stop('SIGTERM').then(() => process.exit(0)));
console.log('The web server runs');
