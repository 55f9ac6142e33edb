interface ImportMetaEnv {
  /** The address and the publishable key of the backend; astro.config.mjs builds nothing without them. */
  readonly PUBLIC_SUPABASE_URL: string;
  readonly PUBLIC_SUPABASE_KEY: string;
}

interface ImportMeta {
  readonly env: ImportMetaEnv;
}
