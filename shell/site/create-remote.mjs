// node create-remote.mjs <mfe-name>: makes a remote with one page, and adds it to the workspaces and the
// Dockerfiles. Builds, launcher, tests and checks take their list of front ends from the workspaces.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { remoteName, remotes, root } from './front-ends.mjs';

const { positionals } = parseArgs({ allowPositionals: true });
const [name = ''] = positionals;
const model = remotes.at(-1);

if (!/^mfe-[a-z][a-z0-9]*$/.test(name)) {
  throw new Error('Name the remote like mfe-archive: `npm run create-remote -- mfe-archive`.');
}
if (existsSync(path.join(root, name))) throw new Error(`${name} exists already.`);

const feature = name.replace(/^mfe-/, '');
const title = feature[0].toUpperCase() + feature.slice(1);

const manifest = JSON.parse(read(`${model}/package.json`));
const forEveryRemote = ['@plenary/kit', '@rsbuild/core', '@types/react', 'react'];
const chosen = (packages) =>
  Object.fromEntries(Object.entries(packages).filter(([each]) => forEveryRemote.includes(each)));

const files = {
  'package.json': JSON.stringify(
    {
      ...manifest,
      name,
      dependencies: chosen(manifest.dependencies),
      devDependencies: chosen(manifest.devDependencies),
      scripts: JSON.parse(JSON.stringify(manifest.scripts).replaceAll(model, name)),
    },
    null,
    2,
  ),
  'README.md': `# ${name}

One page at /${feature}.

- \`src/routes.ts\`: routes as data (path, access, title); the shell reads them before it loads any code
- \`src/remote.tsx\`: maps each path to a lazy page
- \`src/features/<feature>\`: a page with its parts, queries (\`<x>.api.ts\`), texts and tests
- \`src/testing\`, \`src/standalone.tsx\`: simulated answers for tests and for the standalone remote
- \`locales\`: message catalogues, which \`npm run texts\` extracts from the \`texts.ts\` files

Once, after it was created:

\`\`\`sh
npm install --ignore-scripts --no-audit --no-fund # links the workspace
npm run texts # writes locales/en.po
npm run api-needs -- ${name} # writes api-needs.json
npm run remotes -- keys create ${name} # the key that signs its versions
\`\`\`

Then:

\`\`\`sh
npm test -w ${name} # its own tests; no other remote needed
npm run standalone -w ${name} # on its own, with sample data; no product needed
npm run dev -w ${name} # hot reload inside the published shell of a running product
npm run publish -w ${name} # build it and make it live, once its files are committed
npm run test:contract -w ${name} # with the oldest and the newest shell that it fits
npm run rollback -w ${name} # return to the version before
\`\`\`

\`docs/publishing.md\` has more.`,
  'tsconfig.json': read(`${model}/tsconfig.json`),
  'jest.config.mjs': read(`${model}/jest.config.mjs`),
  'rsbuild.config.ts': read(`${model}/rsbuild.config.ts`),
  [`contract/${feature}.contract.ts`]: `import { test } from '@plenary/kit/contract';

test.describe('${remoteName(name)}', () => {
  test('shows its page in the shell', async ({ product }) => {
    await product.open('/${feature}', { title: '${title}' });
  });

  test('fails in its area only, and recovers', async ({ product }) => {
    await product.openWithoutCode('/${feature}', '${remoteName(name)}', { title: '${title}' });
  });
});`,
  'src/routes.ts': `import { defineRoutes } from '@plenary/kit/remote';

export default defineRoutes('${remoteName(name)}', [
  {
    path: '/${feature}',
    title: '${title}',
    access: 'public',
    layout: 'public',
    emailGate: 'warning',
  },
]);`,
  'src/remote.tsx': `import { defineRemote } from '@plenary/kit/remote';

export default defineRemote(
  { '/${feature}': () => import('./features/${feature}/${feature}-page') },
  (lang) => import(\`../locales/\${lang}.po\`),
);`,
  'src/standalone.tsx': read(`${model}/src/standalone.tsx`),
  'src/testing/answers.ts': `/** Sample data for the standalone remote: \`server.use(…)\`. */
export function answers(): void {}`,
  [`src/features/${feature}/texts.ts`]: `import { defineTexts } from '@plenary/kit/i18n';

export const texts = defineTexts('${feature}.${feature}', {
  title: '${title}',
});`,
  [`src/features/${feature}/${feature}-page.tsx`]: `import { Page, PageHeader } from '@plenary/kit/ui';
import { texts } from './texts';

export default function ${title}Page() {
  return (
    <Page>
      <PageHeader title={texts.title} />
    </Page>
  );
}`,
  [`src/features/${feature}/${feature}-page.spec.tsx`]: `import { renderRemote, screen } from '@plenary/kit/testing';
import remote from '../../remote';
import routes from '../../routes';
import { texts } from './texts';

it('shows its title', async () => {
  renderRemote({ routes, remote }, { path: '/${feature}' });
  expect(await screen.findByRole('heading', { name: texts.title })).toBeVisible();
});`,
};

for (const [file, text] of Object.entries(files)) write(`${name}/${file}`, `${text.trimEnd()}\n`);
edit('package.json', (text) => text.replace(`    "${model}",`, `    "${model}",\n    "${name}",`));
for (const file of ['shell/Dockerfile', 'services/Dockerfile']) edit(file, withRemote);

console.log(`${name} is there, with a page at /${feature}. Its README.md has the next commands.`);

/** Repeats for the new remote each line about the model only, and adds it to lists of workspaces. */
function withRemote(dockerfile) {
  return dockerfile
    .split('\n')
    .flatMap((line) => {
      if (!line.includes(model)) return [line];
      if (line.startsWith('COPY')) return [line, line.replaceAll(model, name)];
      return [line.replace(`--workspace ${model}`, `--workspace ${model} --workspace ${name}`)];
    })
    .join('\n');
}

function edit(file, change) {
  const before = read(file);
  const after = change(before);
  if (after === before)
    throw new Error(`${file} does not name ${model}, so ${name} was not added.`);
  write(file, after);
}

function read(file) {
  return readFileSync(path.join(root, file), 'utf8');
}

function write(file, text) {
  const target = path.join(root, file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, text);
}
