// In place of the federation runtime's snapshots (federation-runtime.mjs): the members that it uses without a manifest.
export class SnapshotHandler {
  hooks = { applyPlugin: () => undefined };
  manifestCache = new Map();
}

export const getGlobalRemoteInfo = () => ({});
