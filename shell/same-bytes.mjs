// The same commit is the same bytes in every folder: nothing that is published has a path of the machine that built it.
import { rspack } from '@rsbuild/core';

/** pdf.js looks for packages of Node next to itself, at an address that the bundler would fill in. */
export const withoutAddresses = { test: /[\\/]pdfjs-dist[\\/]/, loader: import.meta.filename };

export default function withoutAddress(text) {
  return text.replaceAll('import.meta.url', "'file:///'");
}

/** What the composer reads of the shell; the bundler lists files in the order in which they were ready. */
export const sortedManifest = {
  generate: ({ manifestData: { allFiles, entries } }) => ({
    allFiles: allFiles.filter((file) => !file.endsWith('.map')).toSorted(),
    entries: { main: { initial: entries.main.initial } },
  }),
};

const REQUESTED_TOGETHER =
  /\b__webpack_require__\.e\([^)]*\)(?:, *__webpack_require__\.e\([^)]*\))+/g;

/** The bundler orders chunks of one size, which are requested together, by the absolute paths of their modules. */
export const sortedChunks = {
  apply(compiler) {
    const name = 'SortedChunks';
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      // Before the minifier; the names follow from the content after it.
      const stage = rspack.Compilation.PROCESS_ASSETS_STAGE_PRE_PROCESS;
      compilation.hooks.processAssets.tap({ name, stage }, (assets) => {
        for (const file of Object.keys(assets).filter((each) => each.endsWith('.js'))) {
          compilation.updateAsset(file, (source) => {
            const { source: text, map } = source.sourceAndMap();
            const sorted = text
              .toString()
              .replace(REQUESTED_TOGETHER, (calls) => calls.split(/, */).toSorted().join(', '));
            // Nothing that has a source is moved: the map stays true.
            return map
              ? new rspack.sources.SourceMapSource(sorted, file, map)
              : new rspack.sources.RawSource(sorted);
          });
        }
      });
    });
  },
};
