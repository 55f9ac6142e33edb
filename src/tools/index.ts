import { compileWords } from '../engine/say/compile-words.ts';
import { applianceDiagnosis } from './appliance-diagnosis/index.ts';
import { homeCheck } from './home-check/index.ts';
import { movingFees } from './moving-fees/index.ts';
import { renterRepairs } from './renter-repairs/index.ts';
import { solarFit } from './solar-fit/index.ts';
import { stagingReturn } from './staging-return/index.ts';
import { stormDamage } from './storm-damage/index.ts';
import type { Tool } from './tool.ts';

/** The tools in the order they are shown. Adding one is its folder and one line here. */
const all: readonly Tool[] = [
  applianceDiagnosis,
  homeCheck,
  movingFees,
  renterRepairs,
  solarFit,
  stagingReturn,
  stormDamage,
];

/** Ready to speak: where no bundler compiled the words, it is done here. */
export const tools: readonly Tool[] = all.map((tool) => ({
  ...tool,
  rule: { ...tool.rule, words: compileWords(tool.rule.words) },
}));

export const toolAt = (path: string): Tool | undefined => tools.find((tool) => tool.path === path);

export * from './decision.ts';
export * from './run-tool.ts';
export type * from './tool.ts';
