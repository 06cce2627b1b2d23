// node dev.mjs [front end …] [--product <address>] [--port <number>]: serves front ends of this
// checkout with hot reload, inside the product that runs at the address. All five without a name.
import { parseArgs } from 'node:util';
import { checkName, frontEnds } from '../site/front-ends.mjs';
import { endWithNpm } from './end-with-npm.mjs';
import { publishedEdition } from './published.mjs';
import { serveDevelopment } from './serve.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    product: { type: 'string', default: process.env.PRODUCT_URL || 'http://localhost:3000' },
    port: { type: 'string', default: process.env.PORT || undefined },
  },
});

endWithNpm();

async function dev() {
  const names = positionals.length > 0 ? positionals.map(checkName) : frontEnds;
  const product = new URL(values.product).origin;
  const { port } = await serveDevelopment({
    frontEnds: names,
    product,
    host: '127.0.0.1',
    port: Number(values.port ?? 3100),
    strictPort: values.port !== undefined,
  });
  console.log(`${names.join(', ')} with hot reload: http://localhost:${port}`);
  console.log(`Everything else comes from ${product}.`);
  await publishedEdition(product).catch((error) => console.log(error.message));
}

dev().catch((error) => {
  console.error(error.message);
  process.exit(1);
});
