import { Client, type ClientConfig } from 'pg';

/**
 * A client of the pool, which never ends the process. Between its first answer and its borrower, pg-pool and TypeORM leave
 * a new client without a listener; a "terminating connection" of PostgreSQL in the same packet would be thrown
 * out of the socket. The borrower's next statement fails instead.
 */
export class PoolClient extends Client {
  constructor(config?: string | ClientConfig) {
    super(config);
    this.on('error', () => undefined);
  }
}
