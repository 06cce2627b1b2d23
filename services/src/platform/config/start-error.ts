/** An actionable reason: printed as one line, without a stack. */
export class StartError extends Error {
  override readonly name = 'StartError';
}
