import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { freePort } from '../test/free-port.js';
import { endPrograms } from '../test/program.js';
import { SECOND } from '../src/platform/core/time.js';
import { record } from './figures.js';
import { MeteredProduct, TOKEN } from './metered-product.js';
import { hasPrometheus, PrometheusServer, promtool, SAMPLE } from './prometheus-server.js';

const PATIENCE = 30 * SECOND;
const SCRAPED = 2;

const dashboardSchema = z.object({
  title: z.string(),
  panels: z.array(
    z.object({ title: z.string(), targets: z.array(z.object({ expr: z.string() })) }),
  ),
});

const dashboards = readdirSync(join(SAMPLE, 'dashboards')).map((file) =>
  dashboardSchema.parse(JSON.parse(readFileSync(join(SAMPLE, 'dashboards', file), 'utf8'))),
);
const queries = dashboards.flatMap(({ title, panels }) =>
  panels.flatMap((panel) =>
    panel.targets.map(({ expr }) => ({ panel: `${title}: ${panel.title}`, expr })),
  ),
);
const objectives = [
  ...readFileSync(join(__dirname, '../../docs/operations/slo.md'), 'utf8').matchAll(
    /```promql\n(.*?)```/gs,
  ),
].map(([, expr = '']) => ({ panel: 'docs/operations/slo.md', expr }));
const alerts = readFileSync(join(SAMPLE, 'alerts.yml'), 'utf8');
const metricsIn = (text: string) => new Set(text.match(/\b(?:plenary|nodejs|process)_[a-z_0-9]+/g));

function hasNginx(): boolean {
  try {
    execFileSync('nginx', ['-v'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

const name = hasPrometheus()
  ? 'Prometheus with the sample configuration'
  : 'Prometheus is missing (apt-get install prometheus)';

(hasPrometheus() ? describe : describe.skip)(name, () => {
  let product: MeteredProduct;
  let prometheus: PrometheusServer;

  beforeAll(async () => {
    product = await MeteredProduct.open();
    prometheus = new PrometheusServer(await freePort(), TOKEN, product.ports);
    await prometheus.start();
    await prometheus.result(`count(up == 1) == ${SCRAPED}`, PATIENCE);
    await product.use();
  });
  afterAll(async () => {
    await prometheus.stop();
    await product.close();
    endPrograms();
  });

  it('passes the checks of promtool', () => {
    expect(promtool(prometheus.folder, 'check', 'rules', 'alerts.yml')).toContain('SUCCESS');
    expect(promtool(prometheus.folder, 'check', 'config', 'prometheus.yml')).toContain('SUCCESS');
    expect(promtool(prometheus.folder, 'test', 'rules', 'alerts.test.yml')).toContain('SUCCESS');
  });

  it('reads the API and the worker with the token', async () => {
    const up = await prometheus.query('up');
    expect(up.map(({ value }) => value[1])).toEqual(['1', '1']);
    const roles = await prometheus.query('plenary_build_info');
    expect(roles.map(({ metric }) => metric['role']).sort()).toEqual(['api', 'worker']);
  });

  it('counts the requests by route pattern', async () => {
    const lists = 'plenary_http_requests_total{route="/api/v1/papers",method="GET",status="2xx"}';
    const [found] = await prometheus.result(`${lists} >= 20`, PATIENCE);
    expect(found?.value[1]).toBe('20');
  });

  it('sees the figures of the database', async () => {
    const sent = await prometheus.result('plenary_emails{state="sent"} > 0', PATIENCE);
    expect(sent).not.toEqual([]);
    const failed = await prometheus.result('plenary_front_end_failures_total == 1', PATIENCE);
    expect(failed[0]?.metric).toMatchObject({ front_end: 'mfe_admin', version: '1.0.0-bbbbbbbb' });
  });

  it('answers every query of the dashboards and objectives with data', async () => {
    expect(queries.length).toBeGreaterThan(20);
    expect(objectives).toHaveLength(3);
    const empty: string[] = [];
    for (const { panel, expr } of [...queries, ...objectives]) {
      const query = expr.replaceAll('$__rate_interval', '30s');
      const found = await prometheus.result(query, PATIENCE);
      if (found.length === 0) empty.push(`${panel}: ${query}`);
    }
    record('queries of the dashboards', { queries: queries.length, empty: empty.length });
    expect(empty).toEqual([]);
  });

  it('evaluates every alert, on metrics that exist', async () => {
    const rules = await prometheus.rules();
    expect(rules.length).toBe(alerts.match(/- alert:/g)?.length);
    expect(rules.filter(({ health, lastError }) => health !== 'ok' || lastError)).toEqual([]);
    for (const metric of metricsIn(alerts)) {
      expect({ metric, found: await prometheus.query(metric) }).not.toMatchObject({ found: [] });
    }
    // The control: a metric that does not exist is found missing.
    expect(await prometheus.query('plenary_planted_total')).toEqual([]);
  });

  (hasNginx() ? it : it.skip)('gets nothing through nginx, even with the token', async () => {
    const origin = await product.behindNginx();
    const headers = { authorization: `Bearer ${TOKEN}` };
    for (const path of ['/metrics', '/metrics?x=1', '/%6Detrics', '/./metrics', '/x/../metrics']) {
      const answer = await fetch(origin + path, { headers });
      expect({ path, status: answer.status }).toEqual({ path, status: 404 });
      expect(await answer.text()).not.toContain('plenary_');
    }
    // The controls: nginx passes requests on, and the API has the metrics.
    expect((await fetch(`${origin}/api/v1/health/live`)).status).toBe(200);
    const direct = await fetch(`http://127.0.0.1:${product.ports.api}/metrics`, { headers });
    expect(await direct.text()).toContain('plenary_build_info');
  });
});
