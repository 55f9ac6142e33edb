interface ImportMetaEnv {
  /** The address and the publishable key of the backend; astro.config.mjs builds nothing without them. */
  readonly PUBLIC_SUPABASE_URL: string;
  readonly PUBLIC_SUPABASE_KEY: string;
  /** The payment link of each plan that is sold online. */
  readonly PUBLIC_STRIPE_LINK_LISTING?: string;
  readonly PUBLIC_STRIPE_LINK_CITY?: string;
  readonly PUBLIC_STRIPE_LINK_PRESENCE?: string;
  readonly PUBLIC_STRIPE_LINK_VOICE?: string;
  readonly PUBLIC_STRIPE_LINK_EMAIL?: string;
  /** Where a buyer ends a plan or changes the card at the payment provider. */
  readonly PUBLIC_STRIPE_PORTAL?: string;
  /** `yes` where the local server answers the test checkout; never on a hosted site. */
  readonly PUBLIC_TEST_CHECKOUT?: string;
}

interface ImportMeta {
  readonly env: ImportMetaEnv;
}
