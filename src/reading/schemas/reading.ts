import { z } from 'astro/zod';
import { tradeNames } from '../../trades/names.ts';
import { sourceAt } from '../../trades/source-books.ts';
import type { TradeId } from '../../trades/trade.ts';
import { picture } from './picture.ts';

/** A day as front matter writes it: `2026-11-22`. */
const day = z.coerce.date();

/** A date a page carries, as text; YAML reads a whole day without quotes as a date. */
const printed = z.union([
  z.string(),
  z.date().transform((date) => date.toISOString().slice(0, 10)),
]);

/** One source of a page or a book, as in `src/engine/cost/source.ts`. */
export const source = z.strictObject({
  publisher: z.string().min(1),
  title: z.string().min(1),
  url: z.url(),
  date: printed,
  grade: z.enum(['A', 'B', 'C', 'D']),
});

const path = z.string().regex(/^\/[\w/-]+$/, 'write a path of this site, such as /about-us');
const trade = z.enum(Object.keys(tradeNames) as [TradeId, ...TradeId[]]);

/** Words of a lede: what a phone shows above the fold. */
const LONGEST_LEDE = 40;

const common = {
  /** Title tag, without the name of the site. */
  title: z.string().min(30).max(62),
  /** The h1. */
  heading: z.string().min(3).max(120),
  /** What search engines show under the title: says the answer. */
  description: z.string().min(110).max(160),
  /** Under the h1: the answer, with its number. */
  lede: z
    .string()
    .min(60)
    .refine((text) => text.split(/\s+/).length <= LONGEST_LEDE, {
      message: `is the answer in at most ${LONGEST_LEDE} words`,
    }),
  trade: trade.optional(),
  /** Only where it is not for homeowners. */
  audience: z.literal('professionals').optional(),
  published: day,
  /** The day its facts were last checked. */
  updated: day,
  /** The day by which to check them again. */
  review: day,
  /** Pages to go on with, best first. */
  related: z.array(path).min(2).max(5),
  /** X1, X2 …: in full only what no book and no other page has, else its row there. */
  sources: z
    .record(
      z.string().regex(/^X\d+$/, 'name a source of the page X1, X2 …'),
      z.union([
        source,
        z.string().refine(sourceAt, 'name a row of content/sources, such as local L3'),
      ]),
    )
    .default({}),
};

const inOrder = {
  test: ({ published, updated, review }: { published: Date; updated: Date; review: Date }) =>
    published <= updated && updated < review,
  say: 'must be in this order: published, updated, review',
};

/** The front matter of `content/guides/*.mdx`. */
export const guide = z.strictObject(common).refine(inOrder.test, inOrder.say);

/** The front matter of `content/articles/*.mdx`. */
export const article = z
  .strictObject({
    ...common,
    trade,
    picture,
    /** Where it does not stand under /articles. */
    path: path.optional(),
  })
  .refine(inOrder.test, inOrder.say);

/** The front matter of `content/services/*.mdx`: what professionals can buy beside a listing. */
export const service = z
  .strictObject({
    ...common,
    audience: z.literal('professionals'),
    /** The plan that is sold on the page, as in `src/selling/plans.ts`. */
    plan: z.enum(['voice', 'email']),
  })
  .refine(inOrder.test, inOrder.say);

/** The front matter of `content/faq/*.mdx`. */
export const faq = z
  .strictObject({ ...common, related: z.array(path).max(5).default([]) })
  .refine(inOrder.test, inOrder.say);

/** The front matter of `content/how-to/*.mdx`. */
export const howTo = z
  .strictObject({
    ...common,
    trade,
    /** How long it takes: "10 minutes". */
    time: z.string().min(3),
    tools: z.array(z.string().min(2)),
    /** Who is needed: "One, no children near". */
    people: z.string().min(3),
    cost: z.string().min(2),
    /** What it saves you from, in a few words, for the list: "A flooded floor". Its lede, if left out. */
    prevents: z.string().min(8).max(90).optional(),
    /** What can go wrong, before step 1. */
    danger: z.string().min(20).max(400),
  })
  .refine(inOrder.test, inOrder.say);

/** A sentence of front matter, in plain words, with the sources it stands on. */
const plain = (least: number, most: number) =>
  z
    .string()
    .min(least)
    .max(most)
    .regex(/^[^<{]*$/, 'write plain words; sources go into cite');
const cite = z.string().min(2).optional();
const claims = z
  .array(z.strictObject({ says: plain(15, 220), cite }))
  .min(4)
  .max(6);

/** The front matter of `content/proposals/*.mdx`. */
export const proposal = z
  .strictObject({
    ...common,
    trade,
    audience: z.literal('professionals'),
    /** "For roofers in Southlake, Allen …" */
    who: plain(20, 160),
    /** The job that the break-even starts from, priced by the trade's model. */
    job: z
      .strictObject({ name: plain(8, 90), answers: z.record(z.string(), z.unknown()) })
      .optional(),
    /** What the trade gets, and what it does not: one fact each. */
    is: claims,
    isNot: claims,
    /** What an owner who was burned before says, and what we answer. */
    objections: z
      .array(z.strictObject({ says: plain(8, 120), answer: plain(40, 420), cite }))
      .min(4)
      .max(6),
  })
  .refine(inOrder.test, inOrder.say);
