/**
 * Why a page is not there:
 * - unreachable: its files did not come (missing, refused, no network)
 * - late: they took longer than the time-out
 * - broken: they came, and are not what they should be, or threw while they were loaded
 * - newer-kit: it needs a newer shell than this tab has
 * - no-page: the remote has no page for the route
 * - render: it threw while it was shown
 * - registry: the list of remotes did not come
 */
export type FailureReason =
  'unreachable' | 'late' | 'broken' | 'newer-kit' | 'no-page' | 'render' | 'registry';

/** A remote's page that could not be loaded. `cause` is what the loader threw. */
export class RemoteFailure extends Error {
  constructor(
    readonly reason: FailureReason,
    options?: { cause?: unknown },
  ) {
    const { cause } = options ?? {};
    super(cause instanceof Error ? `${reason}: ${cause.message}` : reason, options);
  }

  /** Address of the script that failed, when the loader said so. */
  get script(): string | undefined {
    return (this.cause as { request?: string } | undefined)?.request;
  }
}

/** What was thrown while loading, as a failure with its reason. */
export function loadFailure(error: unknown): RemoteFailure {
  return error instanceof RemoteFailure
    ? error
    : new RemoteFailure(reasonOfLoading(error), { cause: error });
}

/** Chunks fail with a type of their own; the federation runtime says it in its message. */
function reasonOfLoading(error: unknown): FailureReason {
  const { name, type, message } = error as { name?: string; type?: string; message?: string };
  if (name === 'ChunkLoadError') {
    if (type === 'timeout') return 'late';
    return type === 'missing' ? 'broken' : 'unreachable';
  }
  if (!message?.includes('ScriptNetworkError')) return 'broken';
  return message.includes('timed out') ? 'late' : 'unreachable';
}
