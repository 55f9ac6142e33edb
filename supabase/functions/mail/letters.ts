import { cityName } from '../../../src/place/cities.ts';
import { appTakenOff } from './account-letters.ts';
import { textOf, type Facts, type Site } from './facts.ts';
import type { Block, Letter } from './letter.ts';
import { centralTime } from '../../../src/time/central.ts';
import { tradeName } from '../../../src/trades/names.ts';
import { orderLetters, type OrderKind } from './order-letters.ts';
import { workLetters, type WorkKind } from './work-letters.ts';

/** What a letter of the queue tells of: `kind` in private.mail_queue. */
export type Kind =
  | 'request sent'
  | 'declined'
  | 'lapsed'
  | 'company left'
  | 'asked to stop'
  | 'complaint answered'
  | 'new request'
  | 'reminder'
  | 'taken back'
  | 'statement asked'
  | 'report answered'
  | 'company approved'
  | 'company rejected'
  | 'company suspended'
  | 'company restored'
  | 'invitation'
  | 'app taken off'
  | OrderKind
  | WorkKind;

interface Promised {
  readonly name: string;
  readonly promised_by: string | null;
}
const companiesOf = (facts: Facts): readonly Promised[] =>
  Array.isArray(facts['companies']) ? (facts['companies'] as Promised[]) : [];

/** "Roofing in Southlake". */
function jobOf(facts: Facts): string {
  return `${tradeName(textOf(facts, 'trade'))} ${placeOf(facts)}`;
}
const placeOf = ({ city }: Facts): string =>
  typeof city === 'string' ? `in ${cityName(city)}` : 'outside the cities we serve';

/** The private link, with the secret that confirms the address if the request waits for that. */
function privateLink({ origin }: Site, facts: Facts): string {
  const confirm =
    typeof facts['confirm'] === 'string' ? `&confirm=${encodeURIComponent(facts['confirm'])}` : '';
  return `${origin}${textOf(facts, 'page')}#request=${textOf(facts, 'request')}.${textOf(facts, 'link')}${confirm}`;
}

const requestPage = ({ origin }: Site, facts: Facts): string =>
  `${origin}/dashboard?request=${textOf(facts, 'request')}`;

const stopPage = ({ origin }: Site, facts: Facts): string =>
  `${origin}/stop-mail#${textOf(facts, 'stop')}`;

/** " about request 3F2A-9C1B"; empty where none was named. */
const aboutRequest = ({ reference }: Facts): string =>
  typeof reference === 'string' ? ` about request ${reference}` : '';

const keepPrivate: Block = {
  text: 'Your private link shows who has your details and who has answered, and takes everything back with one button. Anyone who has this email can do the same, so keep it to yourself.',
};

const whyHomeowner = ({ name }: Site): string =>
  `You are getting this email because someone gave this address on ${name} when asking for quotes. If that was not you, open the link and take the request back.`;
const whyMember = ({ name }: Site): string =>
  `You are getting this email because this address belongs to a company's account on ${name}.`;
const whyRequests = ({ name }: Site): string =>
  `You are getting this email because this address belongs to a company's account on ${name} that takes requests.`;

/** What each kind of letter says. No mail to a company holds who a homeowner is. */
const written: Readonly<Record<Kind, (site: Site, facts: Facts) => Letter>> = {
  'app taken off': appTakenOff,
  ...orderLetters,
  ...workLetters,
  'request sent'(site, facts) {
    const companies = companiesOf(facts);
    const confirms = typeof facts['confirm'] === 'string';
    const reference = textOf(facts, 'reference');
    const one = companies.length === 1;
    if (facts['again'] === true) {
      return {
        subject: `Your link to request ${reference}`,
        heading: 'Here is your private link again',
        blocks: [
          { text: `${jobOf(facts)}, reference ${reference}.` },
          ...(confirms ? [{ text: 'It also lets you confirm that this address is yours.' }] : []),
          keepPrivate,
          { button: 'Open your request', href: privateLink(site, facts) },
        ],
        why: whyHomeowner(site),
        stop: null,
      };
    }
    return {
      subject: confirms ? `Confirm your request ${reference}` : `Your request ${reference} is in`,
      heading: confirms ? 'One step is left' : 'Your request is in',
      blocks: [
        { text: `${jobOf(facts)}, reference ${reference}.` },
        ...(companies.length === 0
          ? [
              {
                text: 'No company has your details. Our own team keeps the request and looks for someone who can help.',
              },
            ]
          : confirms
            ? [
                {
                  text: `${one ? 'This company sees' : 'These companies see'} who you are only once you confirm that this address is yours.`,
                },
                { facts: companies.map(({ name }, nth) => [`${nth + 1}`, name] as const) },
              ]
            : [
                {
                  text: one
                    ? 'This company has your details and promised a first answer by this time:'
                    : 'These companies have your details. Each promised a first answer by the time next to its name:',
                },
                {
                  facts: companies.map(
                    ({ name, promised_by }) =>
                      [name, promised_by === null ? 'soon' : centralTime(promised_by)] as const,
                  ),
                },
              ]),
        keepPrivate,
        {
          button: confirms ? 'Confirm your request' : 'Open your request',
          href: privateLink(site, facts),
        },
      ],
      why: whyHomeowner(site),
      stop: null,
    };
  },
  declined(site, facts) {
    const company = textOf(facts, 'company');
    const others = Number(facts['others']);
    return {
      subject: `${company} said no to your request ${textOf(facts, 'reference')}`,
      heading: `${company} said no`,
      blocks: [
        {
          text: `${jobOf(facts)}: ${company} says your job is not for them. They can no longer open your details.`,
        },
        {
          text:
            others === 0
              ? 'No other company has your request now. You may pick another one.'
              : others === 1
                ? 'One other company still has your request. You may pick another in place of the one that said no.'
                : `${others} other companies still have your request. You may pick another in place of the one that said no.`,
        },
        { button: 'Pick another company', href: privateLink(site, facts) },
      ],
      why: whyHomeowner(site),
      stop: null,
    };
  },
  lapsed(site, facts) {
    const company = textOf(facts, 'company');
    return {
      subject: `No answer from ${company} yet`,
      heading: `${company} has not answered in time`,
      blocks: [
        {
          text: `${jobOf(facts)}, reference ${textOf(facts, 'reference')}: the time in which ${company} promised a first answer is over.`,
        },
        {
          text: 'It may still answer. If you would rather not wait, give its place to another company: then it can no longer open your details.',
        },
        { button: 'Pick another company', href: privateLink(site, facts) },
      ],
      why: whyHomeowner(site),
      stop: null,
    };
  },
  'company left'(site, facts) {
    const company = textOf(facts, 'company');
    return {
      subject: `${company} can no longer open your request ${textOf(facts, 'reference')}`,
      heading: `Do not wait for ${company}`,
      blocks: [
        {
          text: `${jobOf(facts)}: ${facts['why'] === 'closed' ? `${company} closed its account here` : `we have suspended ${company}`}. It can no longer open your details here, and it will not answer you through us.`,
        },
        {
          text: 'You can give its place to another company. If it has your details already and you do not want to hear from it, tell it so, and tell us if it gets in touch again.',
        },
        { button: 'Pick another company', href: privateLink(site, facts) },
      ],
      why: whyHomeowner(site),
      stop: null,
    };
  },
  'asked to stop'(site, facts) {
    const company = textOf(facts, 'company');
    const everything = facts['scope'] === 'everything';
    return {
      subject: `Did you ask everyone to stop? Request ${textOf(facts, 'reference')}`,
      heading: `${company} says you asked to stop`,
      blocks: [
        {
          text: `${jobOf(facts)}: ${company} says you asked it to stop ${everything ? 'all contact' : 'calls and texts'}. To be safe, we have told every company that has your request to stop.`,
        },
        {
          text: `If that is right, you need do nothing, and this is the only letter about it. Your phone number is deleted on ${centralTime(textOf(facts, 'until'))}.`,
        },
        {
          text: `If it is not right, or you meant only ${company}, open your request and press "I did not ask for this". The other companies can then reach you as you agreed. ${company} stays stopped.`,
        },
        { button: 'Open your request', href: privateLink(site, facts) },
      ],
      why: whyHomeowner(site),
      stop: null,
    };
  },
  'complaint answered': (site, facts) => ({
    subject: `Our answer about your request ${textOf(facts, 'reference')}`,
    heading: 'You told us of a problem',
    blocks: [
      { text: `${jobOf(facts)}, reference ${textOf(facts, 'reference')}. Here is our answer:` },
      { quote: textOf(facts, 'answer') },
      {
        text: 'Not settled? Reply to this email, or open your request and press “Report a problem”. A person reads it.',
      },
      { button: 'Open your request', href: privateLink(site, facts) },
    ],
    why: whyHomeowner(site),
    stop: null,
  }),
  'new request'(site, facts) {
    const by = centralTime(textOf(facts, 'promised_by'));
    return {
      subject: `New request: ${jobOf(facts)}. Answer by ${by}`,
      heading: 'Someone picked you',
      blocks: [
        {
          text: 'A homeowner picked your company by name and is waiting for your answer.',
        },
        {
          facts: [
            ['Job', jobOf(facts)],
            ['Reference', textOf(facts, 'reference')],
            ['You promised an answer by', by],
          ],
        },
        {
          text: 'Who it is, and how they agreed to be reached, is on your dashboard, not in this email. Either a yes or a no keeps your promise.',
        },
        { button: 'Open the request', href: requestPage(site, facts) },
      ],
      why: whyRequests(site),
      stop: stopPage(site, facts),
    };
  },
  reminder(site, facts) {
    const by = centralTime(textOf(facts, 'promised_by'));
    return {
      subject: `Answer by ${by}: request ${textOf(facts, 'reference')}`,
      heading: 'Your promise runs out soon',
      blocks: [
        {
          text: `${jobOf(facts)}: you promised this homeowner a first answer by ${by}. After that they may pick another company in your place.`,
        },
        { text: '"We can do this" or "Not for us": either one keeps your promise.' },
        { button: 'Answer now', href: requestPage(site, facts) },
      ],
      why: whyRequests(site),
      stop: stopPage(site, facts),
    };
  },
  'taken back': (site, facts) => ({
    subject: `Taken back: request ${textOf(facts, 'reference')}`,
    heading: 'A request was taken back',
    blocks: [
      {
        text: `${jobOf(facts)}, reference ${textOf(facts, 'reference')}: the homeowner took the request back from you. Its details are closed to you now. Unless you have won the job, any visit you agreed on is off.`,
      },
      {
        text: 'Do not call, text or email them about it. Delete what you wrote down about them anywhere else: names, numbers, addresses, pictures. Then confirm it.',
      },
      { button: 'Confirm that you deleted it', href: requestPage(site, facts) },
    ],
    why: `${whyMember(site)} This one cannot be turned off: it tells you what to delete.`,
    stop: null,
  }),
  'statement asked': (site, facts) => ({
    subject: `A homeowner complained. Tell us your side`,
    heading: 'Tell us your side',
    blocks: [
      {
        text: `A homeowner told us of a problem with ${textOf(facts, 'company')}${aboutRequest(facts)}. Before we answer, we would like to hear from you. We ask:`,
      },
      { quote: textOf(facts, 'question') },
      {
        text: 'Write your side on your dashboard, or reply to this email. Please do so within 5 days. After that we answer without it.',
      },
      { button: 'Write your side', href: `${site.origin}/dashboard` },
    ],
    why: `${whyMember(site)} This one cannot be turned off: it asks for your side of a complaint.`,
    stop: null,
  }),
  'report answered': (site, facts) => ({
    subject: 'Our answer to your report',
    heading: 'You told us of a problem',
    blocks: [
      { text: `You wrote to us${aboutRequest(facts)}. Here is our answer:` },
      { quote: textOf(facts, 'answer') },
      { text: 'Not settled? Reply to this email. A person reads it.' },
    ],
    why: whyMember(site),
    stop: null,
  }),
  'company approved': (site, facts) => ({
    subject: `${textOf(facts, 'company')} is approved`,
    heading: 'You are approved',
    blocks: [
      {
        text: `${textOf(facts, 'company')} is approved. Your dashboard says in which cities homeowners can pick it by name.`,
      },
      ...reasonOf(facts, 'A word from the person who looked at it:'),
      { button: 'Open your dashboard', href: `${site.origin}/dashboard` },
    ],
    why: whyMember(site),
    stop: null,
  }),
  'company rejected': (site, facts) => ({
    subject: `We could not approve ${textOf(facts, 'company')}`,
    heading: 'Not approved yet',
    blocks: [
      {
        text: `A person looked at ${textOf(facts, 'company')} and could not approve it as it is now.`,
      },
      ...reasonOf(facts, 'The reason, word for word:'),
      { text: 'Fix it on your dashboard, then ask again there.' },
      { button: 'Open your dashboard', href: `${site.origin}/dashboard` },
    ],
    why: whyMember(site),
    stop: null,
  }),
  'company suspended': (site, facts) => ({
    subject: `${textOf(facts, 'company')} is suspended`,
    heading: 'Your company is suspended',
    blocks: [
      {
        text: `Homeowners can no longer pick ${textOf(facts, 'company')}, and the requests you have are closed to you until this is lifted.`,
      },
      ...reasonOf(facts, 'The reason, word for word:'),
      { text: 'To object, reply to this email. A person reads it.' },
    ],
    why: whyMember(site),
    stop: null,
  }),
  'company restored': (site, facts) => ({
    subject: `${textOf(facts, 'company')} is back`,
    heading: 'Your company is back',
    blocks: [
      {
        text: `The suspension of ${textOf(facts, 'company')} is lifted. Homeowners can pick you again wherever you are listed, and your requests are open to you.`,
      },
      ...reasonOf(facts, 'A word from the person who looked at it:'),
      { button: 'Open your dashboard', href: `${site.origin}/dashboard` },
    ],
    why: whyMember(site),
    stop: null,
  }),
  invitation: (site, facts) => ({
    subject: `Join ${textOf(facts, 'company')} on ${site.name}`,
    heading: `${textOf(facts, 'company')} invites you`,
    blocks: [
      {
        text: `You are invited to work on the requests of ${textOf(facts, 'company')} on ${site.name}. The invitation is for this address only and ends ${centralTime(textOf(facts, 'expires_at'))}.`,
      },
      {
        button: 'Accept the invitation',
        href: `${site.origin}/auth#invite=${encodeURIComponent(textOf(facts, 'invite'))}`,
      },
    ],
    why: `You are getting this email because someone at that company typed this address on ${site.name}. If you do not know them, do nothing: nobody joins without you.`,
    stop: null,
  }),
};

function reasonOf(facts: Facts, intro: string): Block[] {
  const reason = textOf(facts, 'reason');
  return reason === '' ? [] : [{ text: intro }, { quote: reason }];
}

/**
 * Writes a letter of the queue.
 * @throws if this does not know its kind, or a fact is missing
 */
export function letterOf(kind: string, facts: Facts, site: Site): Letter {
  const write = Object.hasOwn(written, kind) ? written[kind as Kind] : undefined;
  if (!write) throw new Error(`There is no letter of the kind "${kind}".`);
  return write(site, facts);
}
