import type { Socket } from 'node:net';
import { Client, type ClientConfig, DatabaseError } from 'pg';
import { SECOND } from '../core/time.js';
import { observeQueries } from './observed-queries.js';
import type { SlowStatements } from './slow-statements.js';

/** In milliseconds. */
interface PoolClientConfig extends ClientConfig {
  /** Without a byte during a statement, until the server is asked whether it lives. */
  silence?: number;
  /** Until it has to have answered. */
  patience?: number;
  slowStatements?: SlowStatements | undefined;
}

/**
 * A client of the pool, which never ends the process. Between its first answer and its borrower, pg-pool and TypeORM leave
 * a new client without a listener; a "terminating connection" of PostgreSQL in the same packet would be thrown
 * out of the socket. The borrower's next statement fails instead.
 *
 * A server that is frozen, or behind a cut network, sends neither an answer nor an end: `statement_timeout` is its own.
 * A statement that waits for long asks on another connection whether the server lives, and fails when it does not.
 */
export class PoolClient extends Client {
  private readonly given: PoolClientConfig;
  /** Of `Client`: no statement is on its way. */
  declare private readonly readyForQuery: boolean;

  constructor(config: PoolClientConfig = {}) {
    super(config);
    this.given = config;
    this.on('error', () => undefined);
    this.once('connect', () => this.watch());
    const { slowStatements } = config;
    if (slowStatements) {
      observeQueries(this, (query, values) => slowStatements.begin(query, values));
    }
  }

  private watch(): void {
    // Not before: TLS replaces it.
    const socket = this.connection.stream as Socket;
    const { silence = 10 * SECOND } = this.given;
    socket.setTimeout(silence);
    socket.on('timeout', () => {
      if (this.readyForQuery) return;
      void this.isServerAlive().then((isAlive) => {
        if (isAlive) socket.setTimeout(silence);
        else socket.destroy();
      });
    });
  }

  /** A refusal is an answer as well. */
  private async isServerAlive(): Promise<boolean> {
    const { patience = 5 * SECOND } = this.given;
    const other = new Client({ ...this.given, connectionTimeoutMillis: patience });
    other.on('error', () => undefined);
    try {
      await other.connect();
      void other.end();
      return true;
    } catch (error) {
      return error instanceof DatabaseError;
    }
  }
}
