import { StartError } from './platform/config/start-error.js';
import { readEnvironment } from './platform/config/load-config.js';
import { sitePlace } from './platform/config/site-place.js';
import { follow, runPublisher, siteBucket } from './operations/site-store/site-programs.js';
import { runOnce, runProgram } from './operations/start/run-program.js';

// node site.js pull | push | follow | run <script> [arguments]: the site of SITE_URL, of which SITE_DIR is a copy.
const [command, ...rest] = process.argv.slice(2);
const place = () => sitePlace(readEnvironment(process.env));

if (command === 'follow') {
  await runProgram(() => follow(place(), (line) => void process.stdout.write(`${line}\n`)));
} else {
  await runOnce(async () => {
    const { siteDir } = place();
    if (command === 'pull') await (await siteBucket(place())).pull(siteDir);
    else if (command === 'push') await (await siteBucket(place())).push(siteDir);
    else if (command === 'run') await runPublisher(place(), rest);
    else throw new StartError('site.js pull, push, follow, or run <script> [arguments]');
  });
}
