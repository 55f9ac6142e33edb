/** What a rule lists with `false` for what does not apply, without those. */
export const present = <T>(list: readonly (T | false)[] = []): T[] =>
  list.filter((one): one is T => one !== false);
