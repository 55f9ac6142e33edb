import { z } from 'astro/zod';

/** A name and what stands across from it share one line of 320 units, some 44 letters. */
const NAME = 30;

/** A number, the two ends of a range, or answers that the trade's model prices. */
const amount = z.union([
  z.number(),
  z.tuple([z.number(), z.number()]),
  z.strictObject({ price: z.record(z.string(), z.unknown()) }),
]);

/** Bars from nothing, each with its amount: nothing to look up in a legend. */
const chart = z.strictObject({
  /** What the bars measure, above them: "Heat through the door, Btu an hour". */
  measures: z.string().min(8).max(46),
  /** How an amount is said, # being the number. */
  unit: z.string().includes('#').default('$#'),
  rows: z
    .array(
      z.strictObject({
        name: z.string().min(1).max(NAME),
        is: amount,
        /** In place of the amount, where it needs words. */
        says: z.string().max(NAME).optional(),
      }),
    )
    .min(2)
    .max(6),
  /** What each bar is a part of, and whose the two parts are. */
  whole: z
    .strictObject({ is: amount, split: z.tuple([z.string(), z.string()]).optional() })
    .optional(),
  /** An amount that all bars are held against. */
  line: z.strictObject({ at: z.number(), says: z.string().max(44) }).optional(),
});

/** What comes after what. */
const steps = z
  .array(z.strictObject({ name: z.string().max(38), note: z.string().max(40) }))
  .min(3)
  .max(6);

/**
 * The picture of an article, which answers its title: a chart, steps, or else the drawing that lies
 * beside the text, `<slug>.svg`.
 */
export const picture = z
  .strictObject({
    /** What it shows, in a sentence. */
    says: z.string().min(30).max(200),
    chart: chart.optional(),
    steps: steps.optional(),
  })
  .refine(({ chart, steps }) => !(chart && steps), 'is one of chart and steps');

export type Chart = z.output<typeof chart>;
export type Amount = z.output<typeof amount>;
export type PictureSteps = z.output<typeof steps>;
