/**
 * The published shells in order, each once with the remotes that were live with it last.
 * @param history as site/history.mjs reads it
 * @param live the live versions
 * @returns `[{ shell, remotes: { name: version } }]`, the live one last
 */
export function shellsOf(history, { shell, remotes }) {
  const together = new Map();
  let state = {};
  for (const { changes } of history) {
    const changed = Object.entries(changes).map(([name, { to }]) => [name, to]);
    state = { ...state, ...Object.fromEntries(changed) };
    const { shell: known, ...others } = state;
    if (!known) continue;
    together.delete(known);
    together.set(known, { shell: known, remotes: others });
  }
  together.delete(shell);
  return [...together.values(), { shell, remotes }];
}

/**
 * The oldest and the newest shell that a version of a remote fits, as their composers say.
 * @param compose answers why versions do not fit together, or nothing
 * @param say takes a line about each shell that was tried in vain
 */
export function rangeOf(shells, name, version, compose, say) {
  const fits = (state) => {
    const reason = compose(state);
    if (reason) say(`Not with shell ${state.shell}: ${reason}`);
    return !reason;
  };
  const states = shells.map(({ shell, remotes }) => ({
    shell,
    remotes: { ...remotes, [name]: version },
  }));
  const newest = states.findLast(fits);
  const oldest = newest && states.slice(0, states.indexOf(newest)).find(fits);
  return [oldest, newest].filter(Boolean);
}
