// Front ends that are served from this checkout in place of what the product has published.
import path from 'node:path';
import { loadConfig } from '@rsbuild/core';
import { remoteName, root } from '../site/front-ends.mjs';
import { folderOf } from './environments.mjs';

/** The remotes of this checkout. Each can be put back to its published version, and taken again. */
export class Overrides {
  constructor(frontEnds) {
    this.frontEnds = new Map(frontEnds.map((frontEnd) => [remoteName(frontEnd), frontEnd]));
    this.reset = new Set();
  }

  /** @returns false when no remote of this checkout has this name */
  set(name, isFromHere) {
    if (!this.frontEnds.has(name)) return false;
    if (isFromHere) this.reset.delete(name);
    else this.reset.add(name);
    return true;
  }

  /** A remote that was never published is always from here. */
  isFromHere(name, published) {
    return !this.reset.has(name) || published.remotes[name] === undefined;
  }

  /** The published registry with the remotes of this checkout and their current routes. */
  async applyTo(published) {
    const remotes = { ...published.remotes };
    for (const [name, frontEnd] of this.frontEnds) {
      if (this.isFromHere(name, published)) remotes[name] = await registered(frontEnd);
    }
    return { ...published, remotes };
  }

  /** What the badge shows. */
  list(published) {
    return [...this.frontEnds.keys()].map((name) => ({
      name,
      isFromHere: this.isFromHere(name, published),
      published: published.remotes[name]?.version,
    }));
  }
}

async function registered(frontEnd) {
  const cwd = path.join(root, frontEnd);
  const { content } = await loadConfig({ cwd, path: 'src/routes.ts' });
  const { contract, needs, routes, fills } = content;
  const entry = `${folderOf(frontEnd)}remoteEntry.js`;
  return { version: 'development', contract, needs, entry, routes, fills };
}
