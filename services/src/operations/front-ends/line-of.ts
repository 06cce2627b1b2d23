import type { FrontEndFailure } from './front-end-failures.schema.js';

/** `mfe_admin 1.0.0-3f2a91bc failed at /admin/users: broken …`, as one line of the log. */
export function lineOf(failure: FrontEndFailure): string {
  const { remote, version, shell, path, reason, reference, error, at } = failure;
  const code = [error, ...at].filter(Boolean).join(' ');
  const rest = [`shell ${shell}`, `reference ${reference}`, ...(code ? [code] : [])].join(', ');
  return `${remote} ${version} failed at ${path}: ${reason} (${rest})`;
}
