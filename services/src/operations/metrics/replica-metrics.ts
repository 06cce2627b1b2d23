import { Counter, Gauge, type Registry } from 'prom-client';
import type { ReadReplica } from '../../platform/database/read-replica.js';

/** Of a process with a replica; none of them without one. */
export function measureReplica(replica: ReadReplica, registry: Registry): void {
  if (!replica.state) return;
  const registers = [registry];
  new Gauge({
    name: 'plenary_database_replica_used',
    help: '1 while the replica serves reads; 0 while it is away or too far behind.',
    registers,
    collect() {
      this.set(replica.state?.isUsed ? 1 : 0);
    },
  });
  new Gauge({
    name: 'plenary_database_replica_lag_seconds',
    help: 'How far the replica is behind the primary; absent while it is away.',
    registers,
    collect() {
      const lag = replica.state?.lagSeconds;
      if (lag === undefined) this.remove();
      else this.set(lag);
    },
  });
  new Counter({
    name: 'plenary_database_reads_total',
    help: 'Reads that the replica could serve, by the server that did.',
    labelNames: ['server'],
    registers,
    collect() {
      this.reset();
      for (const server of ['replica', 'primary'] as const) {
        this.inc({ server }, replica.reads[server]);
      }
    },
  });
}
