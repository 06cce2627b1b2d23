import type { Registry } from 'prom-client';
import eventLoopLag from 'prom-client/lib/metrics/eventLoopLag.js';
import heapSizeAndUsed from 'prom-client/lib/metrics/heapSizeAndUsed.js';
import heapSpacesSizeAndUsed from 'prom-client/lib/metrics/heapSpacesSizeAndUsed.js';
import osMemoryHeap from 'prom-client/lib/metrics/osMemoryHeap.js';
import processCpuTotal from 'prom-client/lib/metrics/processCpuTotal.js';
import processMaxFileDescriptors from 'prom-client/lib/metrics/processMaxFileDescriptors.js';
import processOpenFileDescriptors from 'prom-client/lib/metrics/processOpenFileDescriptors.js';
import processResources from 'prom-client/lib/metrics/processResources.js';
import processStartTime from 'prom-client/lib/metrics/processStartTime.js';
import version from 'prom-client/lib/metrics/version.js';

/** In milliseconds: each look at the event loop wakes the process. */
const LOOK_AT_LOOP_EVERY = 20;

/**
 * CPU, memory and the event loop. Without the durations of garbage collections: Node reports each of them at once, which
 * takes 25 µs (docs/performance.md).
 */
export function measureProcess(registry: Registry): void {
  for (const add of [
    eventLoopLag,
    heapSizeAndUsed,
    heapSpacesSizeAndUsed,
    osMemoryHeap,
    processCpuTotal,
    processMaxFileDescriptors,
    processOpenFileDescriptors,
    processResources,
    processStartTime,
    version,
  ])
    add(registry, { eventLoopMonitoringPrecision: LOOK_AT_LOOP_EVERY });
}
