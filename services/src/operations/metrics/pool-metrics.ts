import type { Pool } from 'pg';
import { Gauge, type Registry } from 'prom-client';
import type { DataSource } from 'typeorm';
import type { PostgresDriver } from 'typeorm/driver/postgres/PostgresDriver.js';

/** How far the connections to PostgreSQL are used. */
export function measurePool(dataSource: DataSource, registry: Registry): void {
  const registers = [registry];
  const pool = () => (dataSource.driver as PostgresDriver).master as Pool | undefined;
  new Gauge({
    name: 'plenary_database_pool_connections',
    help: 'Open connections of the pool, by state.',
    labelNames: ['state'],
    registers,
    collect() {
      const { totalCount = 0, idleCount = 0 } = pool() ?? {};
      this.set({ state: 'idle' }, idleCount);
      this.set({ state: 'busy' }, totalCount - idleCount);
    },
  });
  new Gauge({
    name: 'plenary_database_pool_size',
    help: 'Connections that the pool opens at most.',
    registers,
    collect() {
      this.set(pool()?.options.max ?? 0);
    },
  });
  new Gauge({
    name: 'plenary_database_pool_waiting',
    help: 'Statements and transactions that wait for a connection of the pool.',
    registers,
    collect() {
      this.set(pool()?.waitingCount ?? 0);
    },
  });
}
