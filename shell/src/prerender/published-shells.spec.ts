import { rangeOf, shellsOf } from '../../contract/shells.mjs';

const release = (changes: Record<string, string>) => ({
  changes: Object.fromEntries(Object.entries(changes).map(([name, to]) => [name, { to }])),
});
const history = [
  release({ shell: 'one', mfe_a: 'a1' }),
  release({ mfe_a: 'a2' }),
  release({ shell: 'two' }),
  release({ mfe_a: 'a3' }),
  release({ shell: 'three' }),
];
const live = { shell: 'three', remotes: { mfe_a: 'a3' } };

describe('the published shells', () => {
  it('come in order, each with the remotes that were live with it last', () => {
    expect(shellsOf(history, live)).toEqual([
      { shell: 'one', remotes: { mfe_a: 'a2' } },
      { shell: 'two', remotes: { mfe_a: 'a3' } },
      live,
    ]);
  });

  it('have the live one last, also after a rollback', () => {
    const shells = shellsOf([...history, release({ shell: 'one' })], {
      shell: 'one',
      remotes: { mfe_a: 'a3' },
    });
    expect(shells.map(({ shell }) => shell)).toEqual(['two', 'three', 'one']);
  });
});

describe('the range of a remote', () => {
  const range = (refused: string[]) => {
    const said: string[] = [];
    const found = rangeOf(
      shellsOf(history, live),
      'mfe_a',
      'new',
      ({ shell }) => (refused.includes(shell) ? 'it is too old' : undefined),
      (line) => said.push(line),
    );
    return { shells: found.map(({ shell, remotes }) => `${shell} ${remotes.mfe_a}`), said };
  };

  it('ends at the oldest and the newest shell that its composer accepts', () => {
    expect(range([])).toEqual({ shells: ['one new', 'three new'], said: [] });
    expect(range(['one'])).toEqual({
      shells: ['two new', 'three new'],
      said: ['Not with shell one: it is too old'],
    });
  });

  it('is one shell, or none', () => {
    expect(range(['one', 'two']).shells).toEqual(['three new']);
    expect(range(['one', 'two', 'three']).shells).toEqual([]);
  });
});
