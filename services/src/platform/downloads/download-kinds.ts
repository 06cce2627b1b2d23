import * as z from 'zod';

export type DownloadRequest = { readonly kind: string } & Readonly<Record<string, unknown>>;

type DownloadSchema = z.ZodObject<{ kind: z.ZodLiteral<string> }>;

const kinds = new Map<string, DownloadSchema>();
let union: z.ZodType<DownloadRequest> | undefined;

/** Called while modules load; requests and the OpenAPI document cover all registered kinds. */
export function downloadKind<Schema extends DownloadSchema>(schema: Schema): Schema {
  kinds.set(schema.shape.kind.value, schema);
  union = undefined;
  return schema;
}

export function downloadRequestOf(): z.ZodType<DownloadRequest> {
  union ??= z
    .discriminatedUnion(
      'kind',
      [...kinds.keys()].sort().map((kind) => kinds.get(kind)!) as [DownloadSchema],
    )
    .meta({ id: 'DownloadRequest' });
  return union;
}
