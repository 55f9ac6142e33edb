/** Numbers from 0 to 1 by chance, the same at each run (Park and Miller). */
export const chance = (seed: number) => () =>
  (seed = (seed * 48_271) % 2_147_483_647) / 2_147_483_647;
