// What the product behind the development server has published.

const nothing = { shell: '', remotes: {} };

/** The live registry; an empty one where nothing is published yet. */
export async function publishedRegistry(product) {
  return (await readJson(`${product}/remotes.json`)) ?? nothing;
}

/** The edition as visitors read it. */
export async function publishedEdition(product) {
  const edition = await readJson(`${product}/api/v1/edition`);
  if (!edition) throw new Error(`${product} answers, but has no edition: it is no Plenary.`);
  return edition;
}

/** The published shell: its scripts in order, and the address of its fonts and icons. */
export async function publishedShell(product, version) {
  const folder = `/shell/${version}`;
  const manifest = await readJson(`${product}${folder}/manifest.json`);
  const published = await readJson(`${product}${folder}/assets.json`);
  if (!manifest || !published) throw new Error(`${product} has published no shell.`);
  return {
    scripts: manifest.entries.main.initial.js.map((file) => `${folder}/${file.split('/').at(-1)}`),
    assets: `/assets/${published.hash}`,
  };
}

/** @returns nothing for an answer that is no success */
async function readJson(address) {
  const response = await fetch(address).catch(() => {
    const { origin } = new URL(address);
    throw new Error(
      `Nothing answers at ${origin}. Start the product there, or name another with --product.`,
    );
  });
  return response.ok ? await response.json() : undefined;
}
