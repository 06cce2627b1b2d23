/**
 * - late: longer than the timeout
 * - broken: invalid files, or an error while loading
 * - altered: a file that differs from its digest, or has none
 * - newer-kit: needs a newer shell than this tab has
 * - render: an error while rendering
 */
export type FailureReason =
  | 'unreachable'
  | 'late'
  | 'broken'
  | 'altered'
  | 'newer-kit'
  | 'no-page'
  | 'render'
  | 'registry';

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

/** The bundler's errors of chunks have a type. */
function reasonOfLoading(error: unknown): FailureReason {
  const { name, type } = error as { name?: string; type?: string };
  if (name !== 'ChunkLoadError' || type === 'missing') return 'broken';
  return type === 'timeout' ? 'late' : 'unreachable';
}
