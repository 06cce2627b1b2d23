import { posix } from 'node:path';
import * as z from 'zod';
import { SiteError } from './site.error.js';

const describedSchema = z.object({
  bytes: z.int().min(0),
  /** In base64, as in the signed description of a version. */
  sha384: z.string(),
  /** Epoch milliseconds. Every host gives the file this time, since ETags are made of it. */
  writtenAt: z.int().min(0),
});
export type Described = z.output<typeof describedSchema>;

/** All of the site at one moment: releases, versions, history, keys. Its objects never change. */
export const manifestSchema = z
  .object({
    number: z.int().min(1),
    /** By path; `key` names the object with the content. */
    files: z.record(
      z.string(),
      describedSchema.extend({ key: z.string().regex(/^files\/[\w-]+$/) }),
    ),
    /** Targets by path. */
    links: z.record(z.string(), z.string()),
  })
  .refine((all) => pathsOf(all).every(isBelowSite), 'a path leaves the site')
  .refine(({ links }) => Object.entries(links).every(isLinkWithin), 'a link leaves the site')
  .refine(
    (all) => pathsOf(all).every((each) => !foldersOf(each).some((folder) => folder in all.links)),
    'a path leads through a link',
  );
export type Manifest = z.output<typeof manifestSchema>;

/** The object that is changed by a condition on its ETag. */
export const currentSchema = z.object({ manifest: z.string(), sha384: z.string() });

/** What a folder has of the bucket: the manifest, and the ETag of the object that named it. */
export const stateSchema = z.object({
  bucket: z.string(),
  etag: z.string(),
  manifest: manifestSchema,
});
export type State = z.output<typeof stateSchema>;

/** @throws SiteError with the name */
export function parse<Content>(schema: z.ZodType<Content>, content: Buffer, name: string): Content {
  try {
    return schema.parse(JSON.parse(content.toString()));
  } catch (error) {
    const [issue] = error instanceof z.ZodError ? error.issues : [];
    throw new SiteError(`${name} is damaged: ${issue?.message ?? String(error)}.`);
  }
}

/** The path in the site that a link leads to. */
export function targetOf(link: string, target: string): string {
  return posix.join(posix.dirname(link), target);
}

/** Outermost first. */
export function foldersOf(file: string): string[] {
  const names = file.split('/').slice(0, -1);
  return names.map((_, at) => names.slice(0, at + 1).join('/'));
}

function pathsOf({ files, links }: { files: object; links: object }): string[] {
  return [...Object.keys(files), ...Object.keys(links)];
}

function isBelowSite(text: string): boolean {
  const isName = (name: string) => name !== '' && name !== '.' && name !== '..';
  return !text.startsWith('.') && !/[\0\\]/.test(text) && text.split('/').every(isName);
}

/** Upwards first, so that the text says where it leads. */
function isLinkWithin([link, target]: [string, string]): boolean {
  return isBelowSite(target.replace(/^(\.\.\/)+/, '')) && isBelowSite(targetOf(link, target));
}
