import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { environmentSchema } from '../src/platform/config/environment.schema.js';
import {
  COMPOSE,
  composeOf,
  composeProblems,
  documentsIn,
  type Manifest,
  manifestProblems,
  MANIFESTS,
  textOf,
} from './manifests.js';

interface Container {
  name: string;
  image: string;
  env?: { name: string }[];
  envFrom?: { configMapRef?: { name: string }; secretRef?: { name: string } }[];
  ports?: { name: string }[];
  securityContext?: object;
  volumeMounts?: { name: string; mountPath: string }[];
  restartPolicy?: string;
  startupProbe?: object;
  livenessProbe?: object;
  readinessProbe?: object;
  lifecycle?: { preStop: { exec: { command: string[] } } };
}
interface Pod {
  metadata: { labels: Record<string, string> };
  spec: {
    initContainers?: Container[];
    containers: Container[];
    volumes: { name: string; persistentVolumeClaim?: { claimName: string } }[];
    securityContext: object;
    terminationGracePeriodSeconds?: number;
  };
}
type Any = Manifest & {
  data?: Record<string, string>;
  stringData?: Record<string, string>;
  spec?: { template?: Pod; jobTemplate?: { spec: { template: Pod } }; selector?: object };
};

const all = readdirSync(MANIFESTS).flatMap(
  (file) => documentsIn(textOf(join(MANIFESTS, file))) as Any[],
);
const ofKind = (kind: string) => all.filter((manifest) => manifest.kind === kind);
const podOf = ({ spec }: Any) => spec?.template ?? spec?.jobTemplate?.spec.template;
const pods = all.flatMap((manifest) => {
  const pod = podOf(manifest);
  return pod ? [{ name: manifest.metadata.name, pod }] : [];
});
const containersOf = ({ initContainers = [], containers }: Pod['spec']) => [
  ...initContainers,
  ...containers,
];
const namesOf = (kind: string) => ofKind(kind).map(({ metadata }) => metadata.name);
/** The last is read by OpenTelemetry's exporter. */
const known = [...Object.keys(environmentSchema.shape), 'OTEL_EXPORTER_OTLP_HEADERS'];

it('have the fields of the Kubernetes API, and a misspelt one is refused', () => {
  expect(manifestProblems(all)).toEqual([]);
  const misspelt = documentsIn(
    textOf(join(MANIFESTS, 'api.yaml')).replace('readinessProbe:', 'readynessProbe:'),
  );
  expect(manifestProblems(misspelt)).toEqual([expect.stringContaining('"readynessProbe"')]);
  const wrongType = documentsIn(
    textOf(join(MANIFESTS, 'api.yaml')).replace('replicas: 2', "replicas: '2'"),
  );
  expect(manifestProblems(wrongType)).toEqual([expect.stringContaining("'number'")]);
});

it.each(pods)('run $name without privileges, on a read-only root', ({ pod: { spec } }) => {
  expect(spec.securityContext).toMatchObject({
    runAsNonRoot: true,
    seccompProfile: { type: 'RuntimeDefault' },
  });
  const containers = containersOf(spec);
  for (const { securityContext } of containers) {
    expect(securityContext).toEqual({
      allowPrivilegeEscalation: false,
      readOnlyRootFilesystem: true,
      capabilities: { drop: ['ALL'] },
    });
  }
  const volumes = spec.volumes.map(({ name }) => name);
  const mounted = containers.flatMap(({ volumeMounts = [] }) =>
    volumeMounts.map(({ name }) => name),
  );
  expect([...new Set(mounted)].sort()).toEqual([...volumes].sort());
});

it.each(pods)('name for $name only what there is', ({ pod: { spec } }) => {
  for (const { name, envFrom = [], env = [] } of containersOf(spec)) {
    for (const { configMapRef, secretRef } of envFrom) {
      if (configMapRef) expect(namesOf('ConfigMap')).toContain(configMapRef.name);
      if (secretRef) expect(namesOf('Secret')).toContain(secretRef.name);
    }
    if (name !== 'web') for (const variable of env) expect(known).toContain(variable.name);
  }
  for (const { persistentVolumeClaim } of spec.volumes) {
    if (!persistentVolumeClaim) continue;
    expect(namesOf('PersistentVolumeClaim')).toContain(persistentVolumeClaim.claimName);
  }
});

it('set variables that the product has', () => {
  const variables = [...ofKind('ConfigMap'), ...ofKind('Secret')]
    .filter(({ metadata }) => metadata.name !== 'plenary-web')
    .flatMap(({ data, stringData }) => Object.keys(data ?? stringData ?? {}));
  expect(variables.length).toBeGreaterThan(8);
  for (const variable of variables) expect(known).toContain(variable);
});

it('share no folder for the published site between pods', () => {
  for (const { pod } of pods) {
    const site = pod.spec.volumes.find(({ name }) => name === 'site');
    expect(site?.persistentVolumeClaim).toBeUndefined();
    if (site) {
      const secrets = containersOf(pod.spec).flatMap(({ envFrom = [] }) =>
        envFrom.map(({ secretRef }) => secretRef?.name),
      );
      expect(secrets).toContain('plenary-site');
    }
  }
});

it.each(ofKind('Deployment'))('select and probe the pods of $metadata.name', (deployment) => {
  const pod = podOf(deployment)!;
  const { labels } = pod.metadata;
  const selectors = [deployment, ...ofKind('PodDisruptionBudget'), ...ofKind('Service')]
    .filter(({ metadata }) => metadata.name === deployment.metadata.name)
    .map(({ spec }) => spec?.selector as Record<string, unknown>);
  for (const selector of selectors) {
    const { matchLabels = selector } = selector;
    expect(matchLabels).toEqual(labels);
  }
  const [container] = pod.spec.containers;
  expect(container).toMatchObject({
    startupProbe: expect.anything() as object,
    livenessProbe: expect.anything() as object,
    readinessProbe: expect.anything() as object,
  });
  const [, seconds = '0'] = container?.lifecycle?.preStop.exec.command ?? [];
  // The grace period begins with the hook.
  expect(pod.spec.terminationGracePeriodSeconds).toBeGreaterThanOrEqual(Number(seconds) + 30);
});

describe('the Compose file', () => {
  const compose = composeOf(textOf(COMPOSE));

  it('has the fields of the Compose specification, and a misspelt one is refused', () => {
    expect(composeProblems(compose)).toEqual([]);
    const misspelt = composeOf(textOf(COMPOSE).replace('healthcheck:', 'healthchecks:'));
    expect(composeProblems(misspelt).join()).toContain('healthchecks');
  });

  it('runs all but the database on a read-only root, with volumes that it declares', () => {
    const writable = Object.entries(compose.services).filter(([, service]) => !service.read_only);
    expect(writable.map(([name]) => name)).toEqual(['postgres']);
    const named = Object.values(compose.services)
      .flatMap(({ volumes = [] }) => volumes.map((volume) => volume.split(':')[0] ?? ''))
      .filter((volume) => !/^[./]/.test(volume));
    expect([...new Set(named)].sort()).toEqual(Object.keys(compose.volumes).sort());
  });

  it('sets variables that the product has', () => {
    for (const name of ['migrate', 'api', 'worker', 'backup']) {
      const variables = Object.keys(compose.services[name]?.environment ?? {});
      expect(variables).toContain('DATABASE_URL');
      for (const variable of variables) expect(known).toContain(variable);
    }
  });
});
