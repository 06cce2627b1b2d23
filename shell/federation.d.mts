import type { EnvironmentConfig, RsbuildConfig } from '@rsbuild/core';
import type { RemoteModule, RouteManifest } from '@plenary/kit/remote';

export function shellConfig(): {
  environments: Record<'shell' | 'shell-node', EnvironmentConfig>;
};
export function remoteConfig(options: {
  dir: string;
  routes: RouteManifest;
  pages: RemoteModule['pages'];
}): RsbuildConfig;
