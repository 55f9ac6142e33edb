import { services } from '../../../src/selling/services.ts';
import { tradeInSentence } from '../../../src/trades/names.ts';
import { textOf, type Facts, type Site } from './facts.ts';
import type { Letter } from './letter.ts';

/** Letters about what professionals send us, and about the work it makes. */
export type WorkKind = 'call asked' | 'onboarding received' | 'work for the operator';

/*
 * Anyone can type anyone's address into a form, so none of these holds a word that was typed: else the
 * site could be made to send a stranger's words to a stranger.
 */

/** What waits in a view of the operator's page. */
const views: Readonly<Record<string, { readonly subject: string; readonly text: string }>> = {
  calls: {
    subject: 'Someone asked for a call',
    text: 'A professional has a question. We promised an answer within 2 business days.',
  },
  onboardings: {
    subject: 'A service is to be set up',
    text: 'A professional sent the answers for it. We promised to write within 2 business days.',
  },
};

/** @throws if there is none of this name */
function knownIn<T>(known: Readonly<Record<string, T>>, facts: Facts, name: string): T {
  const id = textOf(facts, name);
  const found = Object.hasOwn(known, id) ? known[id] : undefined;
  if (!found) throw new Error(`There is no ${name} "${id}".`);
  return found;
}

/** How we will answer, by the boxes that were ticked. */
function answerBy({ may_call, may_text }: Facts): string {
  if (may_call === true) {
    return 'A person calls you within 2 business days, at the number you gave. If we miss you, we write to this address.';
  }
  return may_text === true
    ? 'A person texts you within 2 business days, at the number you gave, or writes to this address. Nobody calls: you did not tick that box.'
    : 'A person answers by email within 2 business days. Nobody calls or texts: you ticked neither box.';
}

/** What each of them says. */
export const workLetters: Readonly<Record<WorkKind, (site: Site, facts: Facts) => Letter>> = {
  'call asked'(site, facts) {
    const reference = textOf(facts, 'reference');
    const { trade } = facts;
    return {
      subject: `We have your question: ${reference}`,
      heading: 'We have your question',
      blocks: [
        {
          text: `${typeof trade === 'string' ? `It is about a listing for ${tradeInSentence(trade)}. ` : ''}Your reference is ${reference}.`,
        },
        { text: answerBy(facts) },
        {
          text: 'To take it back, reply to this email and say so. Then nobody calls, texts or writes to you about it.',
        },
      ],
      why: `You are getting this email because someone gave this address on ${site.name} when asking for a call. If that was not you, reply and say so.`,
      stop: null,
    };
  },
  'onboarding received'(site, facts) {
    const reference = textOf(facts, 'reference');
    const { inSentence, thanks } = knownIn(services, facts, 'service');
    return {
      subject: `We have your answers: ${reference}`,
      heading: 'We have your answers',
      blocks: [
        { text: `They are for your ${inSentence}. Your reference is ${reference}.` },
        {
          text: 'Within 2 business days a person reads them and writes to you. Nothing is switched on before you say yes.',
        },
        {
          text: 'To change an answer, or to take all of it back, reply to this email. The page below shows what you sent. Anyone who has its link can see it, so keep it to yourself.',
        },
        {
          button: 'See what you sent',
          href: `${site.origin}${thanks}#${textOf(facts, 'receipt')}`,
        },
      ],
      why: `You are getting this email because someone gave this address on ${site.name} when setting up a service. If that was not you, reply and say so.`,
      stop: null,
    };
  },
  'work for the operator'(site, facts) {
    const { subject, text } = knownIn(views, facts, 'view');
    const reference = textOf(facts, 'reference');
    return {
      subject: `${subject}: ${reference}`,
      heading: subject,
      blocks: [
        { text: `${text} The reference is ${reference}.` },
        {
          text: 'Who it is stands in the list, not in this email. There may be more there: we write only a few of these in an hour.',
        },
        { button: 'Open the list', href: `${site.origin}/admin?view=${textOf(facts, 'view')}` },
      ],
      why: `You are getting this email because this address belongs to an admin of ${site.name}.`,
      stop: null,
    };
  },
};
