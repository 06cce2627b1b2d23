/**
 * npm runs a script in a shell; who stops npm by its process id ends that shell, and a server that it
 * started would go on.
 */
export function endWithNpm() {
  if (process.env.npm_lifecycle_event === undefined) return;
  const shell = process.ppid;
  setInterval(() => process.ppid === shell || process.exit(), 500).unref();
}
