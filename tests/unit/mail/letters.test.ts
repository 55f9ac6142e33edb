import { readFileSync } from 'node:fs';
import { parse } from 'node-html-parser';
import { describe, expect, it } from 'vitest';
import { readArrival } from '../../../src/account/arrival.ts';
import { site as known } from '../../../src/site.ts';
import { accountLetters } from '../../../supabase/functions/mail/account-letters.ts';
import { render, type Letter } from '../../../supabase/functions/mail/letter.ts';
import { letterOf, type Kind } from '../../../supabase/functions/mail/letters.ts';

const site = { ...known, origin: 'https://ledger.example' };
const request = '0b9f3a52-3f2a-4c1b-9a51-2f6f3c1d9e11';
const about = { request, reference: '0B9F-3A52', trade: 'roofing', city: 'southlake' };
const promised_by = '2026-11-22T21:41:00Z';
const link = 'a'.repeat(64);
const bought = {
  order: request,
  reference: 'P-7K3QXM',
  plan: 'city',
  trade: 'roofing',
  city: 'southlake',
  amount_cents: 14_900,
  refunded_cents: 0,
  currency: 'usd',
  test: false,
};

/** What the database tells of each kind. */
const told: Record<Kind, Record<string, unknown>> = {
  'request sent': {
    ...about,
    page: '/roofing-results',
    companies: [
      { name: 'Post Oak', promised_by },
      { name: 'Bluebonnet', promised_by: null },
    ],
    link,
    confirm: null,
  },
  declined: { ...about, page: '/roofing-results', company: 'Post Oak', others: 1, link },
  lapsed: { ...about, page: '/roofing-results', company: 'Post Oak', link },
  'company left': { ...about, page: '/roofing-results', company: 'Post Oak', link },
  'asked to stop': {
    ...about,
    page: '/roofing-results',
    company: 'Post Oak',
    scope: 'calls',
    until: promised_by,
    link,
  },
  'complaint answered': {
    ...about,
    page: '/roofing-results',
    answer: 'They call you today.\nIf not, tell us.',
    link,
  },
  'statement asked': { ...about, company: 'Post Oak', question: 'When did you call?' },
  'report answered': { ...about, answer: 'The number is right.' },
  'new request': { ...about, company: 'Post Oak', promised_by, stop: `${request}.${link}` },
  reminder: { ...about, company: 'Post Oak', promised_by, stop: `${request}.${link}` },
  'taken back': { ...about, company: 'Post Oak' },
  'company approved': { company: 'Post Oak', reason: '' },
  'company rejected': { company: 'Post Oak', reason: 'The license number\nis not found.' },
  'company suspended': { company: 'Post Oak', reason: 'Three people asked you to stop.' },
  'company restored': { company: 'Post Oak', reason: '' },
  invitation: { company: 'Post Oak', invite: link, expires_at: promised_by },
  'app taken off': { at: promised_by },
  'order paid': bought,
  'order failed': { ...bought, renewal: true },
  'order refunded': { ...bought, refunded_cents: 7_450 },
  'order ended': { ...bought, until: promised_by, over: true },
  'order to look at': { ...bought, trouble: ['paid 2 times', 'city taken'] },
  'call asked': { reference: 'C-0B9F3A52', trade: 'roofing', may_call: true, may_text: false },
  'onboarding received': { service: 'voice', reference: 'V-0B9F3A52', receipt: request },
  'work for the operator': { view: 'calls', reference: 'C-0B9F3A52' },
};
const kinds = Object.keys(told) as Kind[];
const write = (kind: Kind, changes: Record<string, unknown> = {}) =>
  render(letterOf(kind, { ...told[kind], ...changes }, site), site);

/** Every text a reader of the HTML part meets, and every address it leads to. */
const readable = (html: string) => {
  // Where one block ends, a word ends.
  const page = parse(html.replace(/<\/(p|h1|t[hdr]|blockquote)>/g, ' $&')).querySelector('body')!;
  return {
    text: page.textContent.replace(/\s+/g, ' '),
    links: page.querySelectorAll('a').map((one) => one.getAttribute('href')),
  };
};

describe.each(kinds)('the letter "%s"', (kind) => {
  it('says in its plain part all that its HTML part says, and leads to the same places', () => {
    const { html, plain, subject } = write(kind);
    const { text, links } = readable(html);
    const flat = plain.replace(/\s+/g, ' ').replaceAll('> ', '');
    for (const link of links) expect(plain).toContain(link);
    const missing = text
      .replaceAll('Or copy this into your browser:', '')
      .split(' ')
      .filter((word) => !flat.includes(word));
    expect(missing).toEqual([]);
    expect(subject.length).toBeGreaterThan(5);
    expect(plain.length).toBeGreaterThan(100);
  });

  it('says why it came, who sent it and where they are', () => {
    for (const part of [write(kind).plain, readable(write(kind).html).text]) {
      expect(part).toContain('You are getting this email because');
      expect(part).toContain(site.legalEntity);
      expect(part).toContain(site.postalAddress);
    }
  });

  it('loads nothing from anywhere, and leads to the site alone', () => {
    const { html } = write(kind);
    expect(html).not.toMatch(/<(img|link|script|iframe|object|svg)|url\(|@import|src=/i);
    for (const link of readable(html).links) expect(link).toMatch(/^https:\/\/ledger\.example\//);
  });

  it('fails rather than says nothing where a fact is missing', () => {
    expect(() => letterOf(kind, {}, site)).toThrow('lack');
  });

  it('shows hostile facts as they are, and as nothing else', () => {
    const evil = `<script>alert(1)</script>"'><img src=x onerror=y>&amp;`;
    const { html, plain, subject } = write(kind, {
      company: evil,
      reason: evil,
      trade: evil,
      reference: evil,
      companies: [{ name: evil, promised_by }],
    });
    const page = parse(html);
    expect(page.querySelectorAll('script, img')).toEqual([]);
    expect(html).not.toContain('<script>alert');
    expect(readable(html).links.every((one) => one?.startsWith('https://ledger.example/'))).toBe(
      true,
    );
    // But where it tells of nothing that anyone typed.
    const typed = ['company', 'companies', 'reference'].some((fact) => fact in told[kind]);
    expect(`${plain}${subject}`.includes('<script>alert')).toBe(typed);
  });

  it('keeps a line break out of the subject, where a header could follow it', () => {
    const { subject } = write(kind, {
      company: 'A\r\nBcc: everyone@mail.example',
      reference: 'A\r\nBcc: everyone@mail.example',
      promised_by,
    });
    expect(subject).not.toMatch(/[\u0000-\u001f\u2028]/);
    expect(subject.length).toBeLessThanOrEqual(150);
  });
});

describe('a letter about an order', () => {
  it('is a receipt: what was paid, what comes each month, how to end it and get money back', () => {
    const { plain } = write('order paid');
    expect(plain).toContain('Paid: $149.00');
    expect(plain).toContain('For: roofing in Southlake');
    expect(plain).toContain('each month at $149');
    expect(plain).toContain('reply to this email with "end my plan"');
    expect(plain).toContain('https://ledger.example/refund-policy');
    expect(plain).not.toContain('test');
  });

  it('says first that nothing moved where it was a test', () => {
    for (const kind of ['order paid', 'order refunded', 'order to look at'] as const) {
      expect(write(kind, { test: true }).plain).toContain('This was a test. No money moved.');
    }
  });

  it('does without a plan and a trade where the payment named none', () => {
    const { plain } = write('order paid', { plan: null, trade: null, city: null });
    expect(plain).toContain('Plan: a plan');
    expect(plain).not.toContain('each month at');
  });

  it('holds the link that ends the plan, where there is one', () => {
    const portal = 'https://pay.example/portal';
    const { plain } = render(letterOf('order paid', told['order paid'], { ...site, portal }), site);
    expect(plain).toContain(`End it, or change the card:\n${portal}`);
    expect(plain).toContain('The button shows your newest plan alone');
    expect(write('order paid').plain).not.toContain('button');
  });

  it('tells a plan that ends from one that ended, with its last day', () => {
    expect(write('order ended').plain).toContain('Last day: November 22, 2026');
    expect(write('order ended').subject).toContain('has ended');
    expect(write('order ended', { over: false }).plain).toContain('stays on until its last day');
  });

  it('tells the first payment from a later month', () => {
    expect(write('order failed', { renewal: false }).plain).toContain('nothing was charged');
    expect(write('order failed').plain).toContain('stays on for now');
  });

  it('tells the operator each thing that is wrong, and one it does not know as it is', () => {
    const { plain } = write('order to look at', { trouble: ['paid 3 times', 'city taken', 'new'] });
    expect(plain).toContain('It was paid 3 times.');
    expect(plain).toContain('Another company has this trade and city');
    expect(plain).toContain('new');
  });
});

describe('a letter about what a professional sent', () => {
  it('says how we answer, by the boxes that were ticked', () => {
    expect(write('call asked').plain).toContain('A person calls you within 2 business days');
    const texted = write('call asked', { may_call: false, may_text: true }).plain;
    expect(texted).toContain('A person texts you');
    expect(texted).toContain('Nobody calls');
    const written = write('call asked', { may_call: false, may_text: false, trade: null }).plain;
    expect(written).toContain('Nobody calls or texts');
    expect(written).not.toContain('listing for');
  });

  it('leads to what was sent, in a part of the address that reaches no server', () => {
    expect(write('onboarding received').plain).toContain(
      `https://ledger.example/aivoice-thanks#${request}\n`,
    );
    expect(write('onboarding received', { service: 'email' }).plain).toContain(
      `https://ledger.example/email-thanks#${request}\n`,
    );
  });

  it.each(['calls', 'onboardings'])('leads the operator to the %s', (view) => {
    expect(write('work for the operator', { view }).plain).toContain(
      `https://ledger.example/admin?view=${view}\n`,
    );
  });

  it.each([
    ['onboarding received', { service: 'fax' }],
    ['work for the operator', { view: 'toString' }],
  ] as const)('"%s" is not written of what there is not', (kind, changes) => {
    expect(() => write(kind, changes)).toThrow('There is no');
  });

  it.each(['call asked', 'onboarding received', 'work for the operator'] as const)(
    '"%s" holds none of the words that a stranger may have typed',
    (kind) => {
      const typed = { company: 'Cheap pills', name: 'Cheap pills', question: 'Cheap pills' };
      const { html, plain, subject } = write(kind, typed);
      expect(`${html}${plain}${subject}`).not.toContain('Cheap pills');
    },
  );
});

describe('a letter about a request', () => {
  it.each(['new request', 'reminder', 'taken back'] as const)(
    '"%s" tells a company nothing of the person, whatever it is told',
    (kind) => {
      const person = {
        name: 'Pat Homeowner',
        email: 'pat@mail.example',
        phone: '817-555-0199',
        zip: '76092',
        note: 'The north slope leaks',
        link: 'secret-link',
      };
      const { html, plain, subject } = write(kind, person);
      for (const value of Object.values(person)) {
        expect(`${html}${plain}${subject}`).not.toContain(value);
      }
      expect(plain).toContain(`https://ledger.example/dashboard?request=${request}`);
    },
  );

  it.each(['statement asked', 'report answered'] as const)(
    '"%s" leads a company to no request of a homeowner',
    (kind) =>
      expect(write(kind, { link: 'secret-link' }).plain).not.toMatch(/secret-link|#request/),
  );

  it('opens the request for the homeowner, in a part of the address that reaches no server', () => {
    expect(write('request sent').plain).toContain(
      `https://ledger.example/roofing-results#request=${request}.${link}\n`,
    );
    expect(write('request sent').plain).toContain('Sun, Nov 22, 3:41 PM Central');
  });

  it('asks to confirm only where the request waits for that', () => {
    const confirm = 'b'.repeat(64);
    expect(write('request sent').subject).toBe('Your request 0B9F-3A52 is in');
    const asking = write('request sent', { confirm });
    expect(asking.subject).toBe('Confirm your request 0B9F-3A52');
    expect(asking.plain).toContain(`#request=${request}.${link}&confirm=${confirm}`);
  });

  it('says so where no company has the details', () => {
    expect(write('request sent', { companies: [] }).plain).toContain('No company has your details');
    expect(write('request sent', { city: null }).plain).toContain('outside the cities we serve');
  });

  it.each([
    [0, 'No other company has your request now.'],
    [1, 'One other company still has'],
    [2, '2 other companies still have'],
  ])('counts the other companies: %i', (others, words) => {
    expect(write('declined', { others }).plain).toContain(words);
  });

  it('can be turned off where it is about requests that come, and nowhere else', () => {
    const stoppable = kinds.filter((kind) => letterOf(kind, told[kind], site).stop !== null);
    expect(stoppable).toEqual(['new request', 'reminder']);
  });
});

it('a reason is mailed word for word, line by line', () => {
  const { html, plain } = write('company rejected');
  expect(plain).toContain('> The license number\n> is not found.');
  expect(parse(html).querySelector('blockquote')?.textContent).toBe(
    'The license number\nis not found.',
  );
});

it('no letter leads away from the web', () => {
  const letter: Letter = {
    subject: 'A',
    heading: 'A',
    blocks: [{ button: 'Press', href: 'javascript:alert(1)' }],
    why: '',
    stop: null,
  };
  expect(() => render(letter, site)).toThrow('web');
});

it('an unknown kind is no letter, not even one that every object has', () => {
  expect(() => letterOf('constructor', {}, site)).toThrow('no letter');
});

it('the queue takes every kind that can be written', () => {
  const queue = readFileSync('supabase/schemas/70_mail_queue.sql', 'utf8');
  const [, list = ''] = /kind text not null check \(kind in \(([^)]+)\)/.exec(queue) ?? [];
  const known = [...list.matchAll(/'([^']+)'/g)].map(([, kind]) => kind);
  expect(known).toEqual(expect.arrayContaining(kinds));
});

describe('a letter about an account', () => {
  const asked = (email_action_type: string, more: object = {}, user: object = {}) =>
    accountLetters(
      {
        user: { email: 'ana@mail.example', ...user },
        email_data: {
          token: '123456',
          token_hash: 'hash-one',
          redirect_to: 'https://ledger.example/auth?next=/dashboard&x=1',
          email_action_type,
          ...more,
        },
      },
      site,
    );

  it.each(['signup', 'invite', 'magiclink', 'recovery', 'email_change'])(
    'leads to a page of the site, with what is to be used at a press behind the #: %s',
    (type) => {
      const [mail] = asked(type);
      expect(mail?.to).toBe('ana@mail.example');
      const { plain } = render(mail!.letter, site);
      const link = new URL(/https:\/\/ledger\S+/.exec(plain)?.[0] ?? '');
      expect([link.pathname, link.search]).toEqual(['/auth', '']);
      expect(readArrival(link).link).toEqual({
        type,
        tokenHash: 'hash-one',
        email: 'ana@mail.example',
      });
      expect(plain).not.toContain('123456');
    },
  );

  it('tells of a changed address whoever had the old one', () => {
    const [mail] = asked('email_changed_notification', { old_email: 'old@mail.example' });
    expect(mail?.to).toBe('old@mail.example');
  });

  it('says of itself whether it only tells of a change, which no limit holds back', () => {
    const types = ['recovery', 'signup', 'email_change', 'reauthentication'];
    const notices = [
      'password_changed',
      'email_changed',
      'mfa_factor_enrolled',
      'mfa_factor_unenrolled',
    ];
    const said = [...types, ...notices.map((type) => `${type}_notification`)].map((type) =>
      asked(type).map(({ notice }) => notice),
    );
    expect(said).toEqual([...types.map(() => [false]), ...notices.map(() => [true])]);
  });

  it('shows a code where one is asked for', () => {
    expect(render(asked('reauthentication')[0]!.letter, site).plain).toContain('123456');
  });

  it('asks both addresses of a change, each with the hash that the auth service made for it', () => {
    const mails = asked(
      'email_change',
      { token_new: '654321', token_hash_new: 'hash-two' },
      { new_email: 'new@mail.example' },
    );
    expect(
      mails.map(({ to, letter }) => [
        to,
        /token_hash=([\w-]+)/.exec(render(letter, site).plain)?.[1],
      ]),
    ).toEqual([
      ['new@mail.example', 'hash-one'],
      ['ana@mail.example', 'hash-two'],
    ]);
    const [atNew = '', atOld = ''] = mails.map(({ letter }) => render(letter, site).plain);
    for (const plain of [atNew, atOld]) expect(plain).toContain('It takes two presses');
    expect(atOld).toContain('new@mail.example');
    // Whoever has the new address need not learn the old one.
    expect(atNew).not.toContain('ana@');
  });

  it('asks the new address alone where the auth service made one hash', () => {
    const mails = asked('email_change', {}, { new_email: 'new@mail.example' });
    expect(mails.map(({ to }) => to)).toEqual(['new@mail.example']);
    expect(render(mails[0]!.letter, site).plain).not.toContain('two presses');
  });

  it('is not written for a kind that nobody knows', () => {
    expect(asked('phone_changed_notification')).toEqual([]);
  });
});
