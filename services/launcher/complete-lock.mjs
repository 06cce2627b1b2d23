// Adds to package-lock.json the builds for other platforms that a registry mirror left out, so that
// `npm ci` accepts the lock everywhere. They carry the version that their package asks for.
import { readFileSync, writeFileSync } from 'node:fs';

const file = new URL(process.argv[2] ?? '../../package-lock.json', import.meta.url);
const lock = JSON.parse(readFileSync(file, 'utf8'));
const systems = [
  'android',
  'darwin',
  'freebsd',
  'linux',
  'openharmony',
  'openbsd',
  'netbsd',
  'sunos',
  'aix',
  'win32',
];
const processors = [
  'arm64',
  'arm',
  'x64',
  'ia32',
  'ppc64',
  'riscv64',
  's390x',
  'loong64',
  'mips64el',
  'wasm32',
];

let added = 0;
for (const [place, entry] of Object.entries({ ...lock.packages })) {
  for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
    const found = [`${place}/node_modules/${name}`, `node_modules/${name}`].some(
      (at) => lock.packages[at],
    );
    const words = name.split('/').at(-1).split('-');
    const os = systems.filter((system) => words.includes(system));
    const cpu = processors.filter((processor) => words.includes(processor));
    if (found || os.length + cpu.length === 0) continue;
    if (cpu.length === 0 && words.some((word) => word.startsWith('arm'))) cpu.push('arm');
    const exact = version.replace(/^[~^]/, '');
    lock.packages[`node_modules/${name}`] = {
      version: exact,
      ...(cpu.length > 0 && { cpu }),
      ...(entry.dev && { dev: true }),
      license: entry.license,
      optional: true,
      ...(os.length > 0 && { os }),
    };
    added += 1;
  }
}
const { '': root, ...rest } = lock.packages;
lock.packages = {
  '': root,
  ...Object.fromEntries(Object.entries(rest).sort(([a], [b]) => a.localeCompare(b, 'en'))),
};
writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
console.log(`${added} builds for other platforms added.`);
