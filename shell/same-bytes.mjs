// The same commit is the same bytes in every folder: nothing that is published has a path of the machine that built it.
import { rspack } from '@rsbuild/core';
import { bundlerRuntime, RUNTIME } from './federation-runtime.mjs';

/** The federation plugin writes the path of its runtime into a module, on whose text the short names of all modules depend. */
export const runtimeWithoutPath = new rspack.NormalModuleReplacementPlugin(
  /^@module-federation\/runtime\/rspack\.js!=!data:/,
  (module) => {
    module.request = module.request.replace(
      encodeURIComponent(JSON.stringify(bundlerRuntime)),
      encodeURIComponent(JSON.stringify(RUNTIME)),
    );
  },
);

/** pdf.js looks for packages of Node next to itself, at an address that the bundler would fill in. */
export const withoutAddresses = { test: /[\\/]pdfjs-dist[\\/]/, loader: import.meta.filename };

export default function withoutAddress(text) {
  return text.replaceAll('import.meta.url', "'file:///'");
}

/** What the composer reads of the shell; the bundler lists files in the order in which they were ready. */
export const sortedManifest = {
  generate: ({ manifestData: { allFiles, entries } }) => ({
    allFiles: allFiles.toSorted(),
    entries: { main: { initial: entries.main.initial } },
  }),
};
