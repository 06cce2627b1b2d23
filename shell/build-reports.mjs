// Reports of a build, written as files next to its bundles.

/** A plugin that adds a JSON file once all others have their names. `contentOf` gets the compilation. */
export function addsFile(file, contentOf) {
  const apply = (compiler) => {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap(file, (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: file, stage }, () => {
        const text = JSON.stringify(contentOf(compilation), null, 2);
        compilation.emitAsset(file, new sources.RawSource(text));
      });
    });
  };
  return { apply };
}

/** A remote's routes, where the publisher reads them. `entry` matches the name of its container. */
export function routesReport(manifest, entry) {
  return addsFile('routes.json', (compilation) => ({
    ...manifest,
    entry: compilation.getAssets().find((asset) => entry.test(asset.name))?.name,
  }));
}

/** What a remote takes from the modules that it shares, to compare with a shell's kit. */
export function usesReport(sharedRequests) {
  return addsFile('uses.json', ({ moduleGraph, modules }) => {
    const shared = [...modules].filter(({ userRequest }) => sharedRequests.includes(userRequest));
    return Object.fromEntries(
      shared.map((module) => [module.userRequest, moduleGraph.getUsedExports(module, 'remote')]),
    );
  });
}

/**
 * The files of each page of a remote, and the modules of `onDemand` that it takes from the shell: a
 * prerendered page requests them all at once, instead of finding one through the other.
 */
export function pageScriptsReport({ exposed, pages, onDemand }) {
  return addsFile('scripts.json', (compilation) => {
    const groups = compilation.chunkGroups;
    const remote = groupWith(compilation, exposed);
    const described = Object.entries(pages).map(([path, load]) => {
      const request = requestOf(load);
      const asked = groups.filter(({ origins }) =>
        origins.some((each) => each.request === request),
      );
      const group = smallest(asked);
      if (!remote || !group) throw new Error(`The files of ${path} are not found.`);
      return [
        path,
        {
          files: [...new Set([...remote.getFiles(), ...group.getFiles()])].toSorted(),
          shared: onDemand.filter((shared) => takes(compilation, group, shared)),
        },
      ];
    });
    return Object.fromEntries(described);
  });
}

/** The files of each layout, and of each module that the shell gives to its remotes when the first page asks for it. */
export function sharedScriptsReport(sources) {
  return addsFile('scripts.json', (compilation) => {
    const described = Object.entries(sources).map(([request, source]) => {
      const group = groupWith(compilation, source);
      if (!group) throw new Error(`The files of ${request} are not found.`);
      return [request, group.getFiles().toSorted()];
    });
    return Object.fromEntries(described);
  });
}

/** './features/home/home-page' of () => import('./features/home/home-page'). */
function requestOf(load) {
  return /['"`](\.[^'"`]+)['"`]/.exec(String(load))?.[1];
}

/** What comes later and holds the module of this file. */
function groupWith(compilation, file) {
  const holding = compilation.chunkGroups.filter(
    (group) =>
      !group.isInitial() &&
      modulesOf(compilation, group).some((module) => module.nameForCondition() === file),
  );
  return smallest(holding);
}

/** Of several groups with a module, always the same one: the bundler lists them in no order. */
function smallest(groups) {
  const nameOf = (group) => group.getFiles().toSorted().join(' ');
  return groups.toSorted(
    (a, b) => a.getFiles().length - b.getFiles().length || nameOf(a).localeCompare(nameOf(b)),
  )[0];
}

function takes(compilation, group, shared) {
  return modulesOf(compilation, group).some(
    (module) =>
      module.type === 'consume-shared-module' && module.identifier().includes(` ${shared}@`),
  );
}

function modulesOf({ chunkGraph }, { chunks }) {
  return chunks.flatMap((chunk) => [...chunkGraph.getChunkModules(chunk)]);
}
