import { setTimeout as pause } from 'node:timers/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { callsTo, type Call } from '../test/call.js';
import { LossyWay } from '../test/lossy-way.js';
import { startProgram, type Program } from '../test/program.js';
import type { TestApp } from '../test/test-app.js';
import { Config } from '../src/config/config.js';

/** How long an answer is on its way at most, in milliseconds: long enough to die meanwhile. */
const LONGEST_WAY = 40;

/** The API in processes of its own, one after the other, at one address; what dies takes its answers along. */
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

  /** @param house whose database it works on */
  static async of(house: TestApp, random: () => number): Promise<MortalApi> {
    const way = await LossyWay.to(house.origin);
    way.beforeAnswer = () => pause(random() * LONGEST_WAY);
    return new MortalApi(house, way);
  }

  /** Begins another life. */
  async live(): Promise<void> {
    await this.start();
    this.come();
  }

  /** Waits while it is dead. */
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
      // Everybody comes from a place of their own, past the limits by address.
      TRUSTED_PROXIES: '1',
      LOG_LEVEL: 'silent',
    });
    this.way.target = (await this.program.line('Plenary is at')).replace(/.* /, '');
  }
}
