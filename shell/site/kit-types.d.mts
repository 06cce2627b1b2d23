import type ts from 'typescript';
import type { KitTypes } from '../src/prerender/kit-types';

export function typesIn(
  program: ts.Program,
  sources: Record<string, string>,
  isOwn: (file: string) => boolean,
  api?: string,
): KitTypes;
export function typesOfUses(all: KitTypes, uses: Record<string, string[] | true>): KitTypes;
