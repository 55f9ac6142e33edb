import type { Channel, Consent } from '../../backend/requests.ts';
import { site } from '../../site.ts';

/**
 * The words people agree to before a company may contact them. Counsel reads this file; every change of
 * a word needs a new version, which a test holds.
 */
export const consentVersion = '2026-11-28.1';

/**
 * Each way to be contacted is a box of its own, none of them ticked beforehand. Nobody is asked for automated
 * calls: the law wants the leave of the number's own person, and who types a number does not prove to be that.
 */
export const channels = ['email', 'call', 'text'] as const satisfies readonly Channel[];

/** A way that people are asked about. */
export type AskedChannel = (typeof channels)[number];

export const channelLabels: Readonly<Record<Channel, string>> = {
  email: 'Email',
  call: 'Phone calls from a person',
  text: 'Text messages',
  automated: 'Automated calls',
};

/** What the words name. */
export interface ConsentParties {
  /** Names of the companies picked; none means that the site alone receives the request. */
  readonly companies: readonly string[];
  readonly email: string;
  readonly phone: string;
}

const list = new Intl.ListFormat('en-US', { type: 'conjunction' });

/** "A and B": those picked, and nobody else; the site alone where none is. */
const whoMay = ({ companies }: ConsentParties) =>
  companies.length > 0 ? list.format(companies) : site.legalEntity;

/** What one box says. An empty address or number is spoken of as the one to be typed. */
export function boxText(channel: AskedChannel, parties: ConsentParties): string {
  const who = whoMay(parties);
  const email = parties.email || 'the email address I enter above';
  const phone = parties.phone || 'the phone number I enter above';
  // The site has no work of its own to offer.
  const why = parties.companies.length > 0 ? 'to offer me this work' : 'about this request';
  switch (channel) {
    case 'email':
      return `I agree that ${who} can email me at ${email} about this request, and about nothing else.`;
    case 'call':
      return `I agree that a person from ${who} can call me at ${phone} ${why}, and about nothing else.`;
    case 'text':
      return `I agree that ${who} can text me at ${phone} ${why}, and about nothing else. How many texts I get varies. Message and data rates may apply. I can reply STOP to stop them or HELP for help.`;
  }
}

/** What goes for every box; shown with them, and part of what each one agrees to. */
export const sharedTerms = ({ companies }: ConsentParties): string =>
  [
    'Every box is my choice, and I can leave them all empty. Then no company calls or writes to me, and I read the answers on my private link. Agreeing is not a condition of buying anything.',
    'None of this agrees to marketing about anything else.',
    'Calls and texts come only from 9 am to 9 pm Monday to Saturday and from noon to 9 pm on Sunday, Central time.',
    'If I tell one of them to stop calling or texting, all of them must stop.',
    'I am 18 or older, and this email address and phone number are mine.',
    companies.length > 0
      ? `${site.name} emails me what happens with this request. It doesn’t call or text me. Companies pay ${site.name} a flat monthly fee to be listed. The fee is the same whether or not I send this request, and nothing is paid for the request. Whether a company is listed can depend on the fee; the order in which companies are shown does not.`
      : 'No company receives this request.',
    'The Privacy Policy and the Terms and Conditions say how my details are used.',
  ].join(' ');

/** The exact words of each ticked box, as they are shown and stored. */
export const consentsFor = (ticked: readonly Channel[], parties: ConsentParties): Consent[] =>
  channels
    .filter((channel) => ticked.includes(channel))
    .map((channel) => ({
      channel,
      version: consentVersion,
      text: `${boxText(channel, parties)}\n\n${sharedTerms(parties)}`,
    }));
