import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { callsTo, type Call } from '../test/call.js';
import { freePort } from '../test/free-port.js';
import { startProgram, startScript, type Program } from '../test/program.js';
import { publishedSite } from '../test/published-site.js';
import { SmtpRecorder } from '../test/smtp-recorder.js';
import { startTestApp, type TestApp } from '../test/test-app.js';
import { newId } from '../src/platform/core/new-id.js';
import { Config } from '../src/platform/config/config.js';

export const TOKEN = 'a-token-of-the-monitoring-system-only';
const VERSION = '1.0.0-bbbbbbbb';

/** One API and one worker as processes, with metrics. */
export class MeteredProduct {
  readonly call: Call;

  private constructor(
    private readonly house: TestApp,
    private readonly smtp: SmtpRecorder,
    private readonly site: ReturnType<typeof publishedSite>,
    private readonly home: string,
    private readonly programs: Program[],
    readonly ports: { api: number; worker: number },
  ) {
    this.call = callsTo(`http://127.0.0.1:${ports.api}`);
  }

  static async open(): Promise<MeteredProduct> {
    const smtp = new SmtpRecorder();
    const smtpUrl = await smtp.start();
    const site = publishedSite([
      { at: new Date().toISOString(), versions: { shell: '1.0.0-aaaaaaaa', mfe_admin: VERSION } },
    ]);
    const house = await startTestApp({ smtpUrl, siteDir: site.siteDir });
    const home = mkdtempSync(join(tmpdir(), 'plenary-metered-'));
    const { databaseUrl, jwtSecret } = house.app.get(Config);
    const ports = { api: await freePort(), worker: await freePort() };
    const environment = {
      DATABASE_URL: databaseUrl,
      JWT_SECRET: jwtSecret,
      SMTP_URL: smtpUrl,
      SITE_DIR: site.siteDir,
      DATA_DIR: home,
      METRICS_TOKEN: TOKEN,
      LOG_LEVEL: 'silent',
    };
    const api = startProgram('main', {
      ...environment,
      PORT: String(ports.api),
      MIGRATION_DATABASE_URL: house.ownerUrl,
    });
    await api.line('Plenary is at');
    const worker = startProgram('worker', { ...environment, METRICS_PORT: String(ports.worker) });
    await worker.line('The worker runs');
    return new MeteredProduct(house, smtp, site, home, [api, worker], ports);
  }

  /** Emails, an act of a submission, loads and failures of a front end. */
  async use(): Promise<void> {
    const { token } = await this.house.person('user');
    for (let n = 0; n < 20; n += 1) {
      await this.call('GET', '/edition');
      await this.call('GET', '/papers', { token });
    }
    await this.call('POST', `/papers/${newId()}/submit`, { token, body: {} });
    const body = {
      name: 'Sample Reader',
      email: 'reader@example.org',
      subject: 'Question',
      category: 'Media',
      message: 'The question.',
    };
    await this.call('POST', '/contact', { body });
    const failure = { remote: 'mfe_admin', version: VERSION, shell: '1.0.0-aaaaaaaa' };
    const where = { path: '/admin/users/:id', reason: 'broken', reference: 'ABCD2345' };
    const error = { error: 'TypeError', at: ['8u.02bcdea2.js:1:4711'] };
    await this.call('POST', '/front-end-failures', { body: { ...failure, ...where, ...error } });
  }

  /** The address of nginx before the API, with the configuration of the web image. */
  async behindNginx(): Promise<string> {
    const port = await freePort();
    const script = join(__dirname, 'start-web-server.mjs');
    const args = [join(this.home, 'nginx'), this.site.siteDir, port, this.ports.api].map(String);
    const web = startScript(script, args, {});
    await web.line('The web server runs');
    this.programs.push(web);
    return `http://127.0.0.1:${port}`;
  }

  async close(): Promise<void> {
    for (const program of this.programs.toReversed()) {
      program.process.kill('SIGTERM');
      await program.ended;
    }
    this.endWebServer();
    await this.house.stop();
    await this.smtp.stop();
    this.site.remove();
    rmSync(this.home, { recursive: true, force: true });
  }

  /** Its launcher may have ended before it. */
  private endWebServer(): void {
    const file = join(this.home, 'nginx', 'nginx.pid');
    if (existsSync(file)) process.kill(Number(readFileSync(file, 'utf8')), 'SIGTERM');
  }
}
