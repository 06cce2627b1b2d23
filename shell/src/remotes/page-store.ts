import type { ComponentType } from 'react';
import type { RemoteModule } from '@plenary/kit/remote';

/** Where pages come from: the federation in the browser, plain files while prerendering. */
export interface RemoteSource {
  load(remote: string): Promise<RemoteModule>;
  /** Prepares another try after a failure. */
  reset(remote: string): Promise<void>;
}

/** The pages that have been loaded, and the loading of more. */
export class PageStore {
  private readonly loaded = new Map<string, ComponentType>();

  constructor(private readonly source: RemoteSource) {}

  /** The page, if it is here already. */
  peek(remote: string, path: string): ComponentType | undefined {
    return this.loaded.get(`${remote} ${path}`);
  }

  /** @throws when the remote or the page's code does not arrive, or the remote has no such page. */
  async load(remote: string, path: string): Promise<ComponentType> {
    const module = await this.source.load(remote);
    const page = module.pages[path];
    if (!page) throw new Error(`${remote} has no page for ${path}`);
    const component = (await page()).default;
    this.loaded.set(`${remote} ${path}`, component);
    return component;
  }

  reset(remote: string): Promise<void> {
    return this.source.reset(remote);
  }
}
