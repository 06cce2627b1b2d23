const { createHash } = require('node:crypto');
const { join, relative, sep } = require('node:path');

const services = join(__dirname, '../..');
const source = join(services, 'src') + sep;

/**
 * Jest takes this in place of a module of the product or of a package: Node's own loader loads it,
 * once for all test files of a worker. Of the product that is the built output.
 */
module.exports = {
  process: (text, path) => ({
    code: isInTest() ? `module.exports = loadOnce(${JSON.stringify(built(path))});` : text,
  }),
  getCacheKey: (_text, path) => createHash('sha256').update(`${isInTest()} ${path}`).digest('hex'),
};

/** Jest asks for the modules of its global set-up as well, which has no environment. */
const isInTest = () => 'loadOnce' in globalThis;

function built(path) {
  if (!path.startsWith(source)) return path;
  return join(services, 'dist', relative(source, path).replace(/\.ts$/, '.js'));
}
