/**
 * - late: longer than the timeout
 * - broken: invalid files, or an error while loading
 * - altered: a file that differs from its digest, or has none
 * - newer-kit: needs a newer shell than this tab has
 * - render: an error while rendering
 */
export type FailureReason =
  'unreachable' | 'late' | 'broken' | 'altered' | 'newer-kit' | 'no-page' | 'render' | 'registry';

export class RemoteFailure extends Error {
  constructor(
    readonly reason: FailureReason,
    options?: { cause?: unknown },
  ) {
    const { cause } = options ?? {};
    super(cause instanceof Error ? `${reason}: ${cause.message}` : reason, options);
  }

  get script(): string | undefined {
    return (this.cause as { request?: string } | undefined)?.request;
  }
}

export function loadFailure(error: unknown): RemoteFailure {
  return error instanceof RemoteFailure
    ? error
    : new RemoteFailure(reasonOfLoading(error), { cause: error });
}

/** Chunk errors have a type; the federation runtime names the reason in its message. */
function reasonOfLoading(error: unknown): FailureReason {
  const { name, type, message } = error as { name?: string; type?: string; message?: string };
  if (name === 'ChunkLoadError') {
    if (type === 'timeout') return 'late';
    if (type === 'unverified') return 'unreachable';
    return type === 'missing' ? 'broken' : 'unreachable';
  }
  if (!message?.includes('ScriptNetworkError')) return 'broken';
  return message.includes('timed out') ? 'late' : 'unreachable';
}
