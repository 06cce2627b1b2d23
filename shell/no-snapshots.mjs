// In place of the federation runtime's snapshots (federation-runtime.mjs): what it asks of them without a manifest.
export class SnapshotHandler {
  hooks = { applyPlugin: () => undefined };
  manifestCache = new Map();
}

export const getGlobalRemoteInfo = () => ({});
