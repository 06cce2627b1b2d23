import { setTimeout as pause } from 'node:timers/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { callsTo, type Call } from '../test/call.js';
import { LossyWay } from '../test/lossy-way.js';
import { startProgram, type Program } from '../test/program.js';
import type { TestApp } from '../test/test-app.js';
import { Config } from '../src/platform/config/config.js';

/** Milliseconds: long enough for the process to be killed meanwhile. */
const LONGEST_WAY = 40;

/** Separate processes, one after another, at one address; a killed one loses its open responses. */
export class MortalApi {
  readonly call: Call;
  private program: Program | undefined;
  private coming = Promise.resolve();
  private come = () => undefined as void;

  private constructor(
    private readonly house: TestApp,
    private readonly way: LossyWay,
  ) {
    this.call = callsTo(way.origin);
  }

  static async of(house: TestApp, random: () => number): Promise<MortalApi> {
    const way = await LossyWay.to(house.origin);
    way.beforeAnswer = () => pause(random() * LONGEST_WAY);
    return new MortalApi(house, way);
  }

  /** Of the living process itself, for requests that are not to be passed on as a whole. */
  get origin(): string {
    return this.way.target;
  }

  async live(): Promise<void> {
    await this.start();
    this.come();
  }

  back(): Promise<void> {
    return this.coming;
  }

  async die(): Promise<void> {
    this.coming = new Promise((resolve) => (this.come = resolve));
    this.program?.process.kill('SIGKILL');
    this.way.cut();
    await this.program?.ended;
  }

  close(): Promise<void> {
    this.way.close();
    return this.die();
  }

  private async start(): Promise<void> {
    const { databaseUrl, jwtSecret } = this.house.app.get(Config);
    this.program = startProgram('main', {
      PORT: '0',
      DATABASE_URL: databaseUrl,
      MIGRATION_DATABASE_URL: this.house.ownerUrl,
      JWT_SECRET: jwtSecret,
      DATA_DIR: join(tmpdir(), `plenary-mortal-${process.pid}`),
      // Each account has its own address, so that limits by address do not apply.
      TRUSTED_PROXIES: '1',
      HOLD_MINUTES: '0',
      PROOF_MINUTES: '720',
      LOG_LEVEL: 'silent',
    });
    this.way.target = (await this.program.line('Plenary is at')).replace(/.* /, '');
  }
}
