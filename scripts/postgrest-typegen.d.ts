/** What is used of the generator behind `supabase gen types`; its own types bring a schema library's along. */
declare module '@supabase/postgrest-typegen/introspection' {
  /** A catalog as the generators read it. */
  export interface Metadata {
    readonly version: number;
  }
  export function introspect(
    database: { query(sql: string): Promise<{ rows: unknown[] }> },
    options: { includedSchemas: string[] },
  ): Promise<Metadata>;
}
declare module '@supabase/postgrest-typegen/generation' {
  import type { Metadata } from '@supabase/postgrest-typegen/introspection';
  export function sortGeneratorMetadata(metadata: Metadata): Metadata;
  export function generateTypescript(
    metadata: Metadata,
    options: { postgrestVersion: string },
  ): Promise<string>;
}
