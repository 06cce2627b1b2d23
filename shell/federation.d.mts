import type { EnvironmentConfig, RsbuildConfig } from '@rsbuild/core';
import type { RemoteModule, RouteManifest } from '@plenary/kit/remote';

export function copiedFiles(
  dir: string,
): { from: string; to?: string; noErrorOnMissing?: boolean }[];
export function shellConfig(): {
  environments: Record<'shell' | 'shell-node', EnvironmentConfig>;
};
export function remoteConfig(options: {
  dir: string;
  routes: RouteManifest;
  pages: RemoteModule['pages'];
}): RsbuildConfig;
