/** The parts of `collectDefaultMetrics`, which takes all of them or none. */
declare module 'prom-client/lib/metrics/*' {
  import type { Registry } from 'prom-client';
  /** @param config `eventLoopMonitoringPrecision` in milliseconds */
  export default function add(
    registry: Registry,
    config?: { eventLoopMonitoringPrecision?: number },
  ): void;
}
