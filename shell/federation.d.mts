import type { RsbuildConfig } from '@rsbuild/core';
import type { RemoteModule, RouteManifest } from '@plenary/kit/remote';

export const sharedRequests: string[];
export function shellConfig(): RsbuildConfig;
export function remoteConfig(options: {
  dir: string;
  routes: RouteManifest;
  pages: RemoteModule['pages'];
}): RsbuildConfig;
