import type ts from 'typescript';

interface ApiNeeds {
  operations: Record<string, string[]>;
  fields: Record<string, string>;
}
export function needsIn(
  program: ts.Program,
  apiTypes: string,
  isOwn: (file: string) => boolean,
): ApiNeeds;
