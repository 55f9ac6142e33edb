import type { Figures } from './line-figures.ts';

/** What a line of a quote is. `work`, `tax`, `discount`, `credit` and `allowance` make the price. */
export type LineKind =
  | 'work'
  | 'allowance'
  | 'tax'
  | 'discount'
  /** A rebate, or money of a program, that may come later. */
  | 'credit'
  | 'subtotal'
  | 'total'
  /** One of several prices of which one is chosen. */
  | 'option'
  /** May be added: not in the price. */
  | 'addition'
  /** Named, without a price of its own. */
  | 'included'
  | 'deposit'
  | 'payment plan'
  | 'paid'
  /** Of an insurance claim: who pays when. */
  | 'depreciation'
  | 'deductible'
  | 'net'
  /** No price: a term, a warranty, a number, a condition. */
  | 'note';

/** How the work of a line stands in the quote. */
export type Standing =
  | 'priced'
  /** Said to be in the price. */
  | 'included'
  /** Only named: in the scope, if the price is for all of it. */
  | 'named'
  /** To be priced later, or for each one needed. */
  | 'open'
  /** Left to the owner or to others. */
  | 'out';

/** Under which heading a line stands. */
export type Section = 'additions' | 'payments' | 'exclusions' | 'scope' | null;

/** Said of work that is not in the price, whatever amount stands beside it. */
const NOT_IN_IT =
  /\b(?:not|isn['’]t|aren['’]t|no) (?:be )?(?:includ(?:ed|e|ing)|incl\b|in (?:this|the) (?:price|quote|bid|estimate|total))|\b(?:does|do) not include|\bdoesn['’]t include|\bexclud|^\W*exclusions?\s*:|\bn\.?i\.?c\b\.?|\bsold separately\b|\bextra charge\b/i;
const BY_OTHERS =
  /\bby (?:the )?(?:owner|homeowner|customer|client|others?|buyer|seller|gc|tenant|you)s?\b(?!['’]s)|\b(?:owner|homeowner|customer|client)(?:['’]?s)?[ -](?:supplie[sd]|provide[sd]|to (?:supply|provide|pull|pay|obtain|remove|move)|pulls|pays|responsib|furnish)|\bno (?:permit|haul|paint|disposal)\b|\byou (?:buy|supply|provide)\b/i;
const INCLUDED =
  /\bincl(?:ude|uded|udes|uding|uye|uido|uida|\.)?(?![a-z])|\bno (?:extra |additional )?(?:charge|cost)\b|\bno extra$|\bn\/?c$|\bn\/c\b|\b(?:every|each|all) (?:options?|packages?|prices?)\s*:|\b(?:are|is) all in\b|\bin (?:the|that|this|our) (?:\w+ )?rate\b|\bfree\b|\bcomplimentary\b|\bno (?:chg|chrg)\b|\s{2}(?:w\/|with ?)\w+$|\s{2}waived\W*$|\bsin costo\b|\bin (?:the |this )?(?:price|total|pkg|package)\b|\bcourtesy\b|\bgratis\b|\bno cargo\b/i;
const OPEN =
  /\bt\.?b\.?d\b\.?|\bto be (?:determined|decided|priced|quoted)\b|\b(?:as|if|where|when) (?:needed|necessary|required|found|rotten|damaged|any)\b|\btime (?:and|&) materials?\b|\bt ?& ?m\b|\bupon inspection\b|\bmarket price\b|\bper unit\b|\b(?:additional|extra|further|each additional)\b.*\b(?:per|each|ea|\/)|\bchange order\b|\bcall for (?:a )?(?:price|quote)\b|\bpending\b|\bunforeseen\b/i;

export const standingOf = (
  text: string,
  { amount, rate }: Pick<Figures, 'amount' | 'rate'>,
): Standing => {
  if (NOT_IN_IT.test(text)) return 'out';
  if (amount !== null && amount !== 0) return 'priced';
  if (BY_OTHERS.test(text)) return 'out';
  if (OPEN.test(text) || rate) return 'open';
  return INCLUDED.test(text) || amount === 0 ? 'included' : 'named';
};

const DEPRECIATION = /\bdepreciation\b|^\W*(?:less )?dep\W*$|\bdeprec\b/i;
const DEDUCTIBLE =
  /^\W*(?:less |minus |your |policy |insurance )*ded(?:uctible)?\b(?! (?:discount|credit|rebate|allowance))/i;
const NET =
  /\bnet (?:claim|payment|estimate|acv)\b|^\W*(?:insurance|carrier) (?:pays|payment|check)\b/i;
const CASH_VALUE = /\bactual cash value\b|^\W*acv\b/i;
const REPLACEMENT = /\breplacement cost(?: value)?\b|^\W*rcv\b/i;
const SUBTOTAL =
  /\bsub-? ?(?:t|tt|tot|tota)l\b|\bsubt(?:ot)?\b|^\W*sub\b(?! ?(?:floor|panel|base|contract|pump))|\bline items? totals?\b|^\W*totals?\s*:\s*\p{L}|\btotal (?:parts|labor|materials?|equipment)\b|^\W*(?:parts|labor|materials?|equipment)(?: total)\W*$/iu;
export const TOTAL =
  /^\W*totals? (?!(?:parts|labor|materials?|equipment|area|sq|squares|perimeter|recoverable|depreciation|length)\b)(?:[a-z\d']+\W*){1,4}$|^\W*(?:(?:your|our|grand|final|base|out[- ]the[- ]door|net|full|whole|complete|project|job|contract|estimated?|quoted?|bid|proposal|invoice|package|sales|combined|overall|new|total|binding|cash|expected|turnkey|all-in|please|amount|balance|flat|firm)\s+)*(?:totals?|tot|ttl|amount due|you (?:owe|pay)|price|cost|investment|sum|balance|bal|due|pay|charges|inversi[oó]n|precio|bid|not[- ]to[- ]exceed)\b(?:[\s,/()-]+(?:sales|in|it|on|upon|receipt|due|price|cost|amount|investment|sum|estimate|project|job|contract|for|this|the|with|w\/?|incl\w*|after|and|tax|discounts?|quoted?|bid|all|of|work|to|usd|complete|installed|is|as|written|above|proposal|binding|charges|including|rebates?|credits?|\/|now|today|everything))*\W*$|\bgrand total\b|^\W*(?:we (?:propose|offer).*(?:sum|total) of|for the (?:total )?sum of)|\btotal (?:due|price|cost|investment|amount)\W*$|\bn\.?t\.?e\.?\W*$/i;
/** "so $615 all in": a total in a sentence. */
const TOTAL_SENTENCE =
  /\b(?:total(?:ing)?|grand total|total price|total cost|(?:all|everything|all of it) together|altogether|in all)\W*(?:is|of|comes to|:)?\W*$|(?:^|\b(?:it|that|this|which|all|everything|altogether|year|job|thing|bill)\b)(?: \w+){0,2} comes to\W*$|\byou(?:['’]d be|['’]re| are| would be|['’]ll be) (?:at|looking at)\W*$|\b(?:puts|brings|lands) (?:you|it|us) (?:at|to)\W*$|^\W*(?:so|and so)\W*$/i;
const TAX =
  /^\W*\d(?:\.\d+)? ?% (?:on|of)\b|(?<!incl\. |incl |including |with )\b(?:sales )?tax(?:es)?\b|\bimpuestos?\b/i;
/** "679 + tax 40.76 = 719.76" */
const WITH_TAX = /\+[^=]*\btax\b[^=]*=\s*\$?[\d,.]+\s*$/i;
/** "The sales tax is $528." */
const TAX_IS = /\b(?:tax(?:es)?|impuestos?) (?:is|are|of|comes to|will be|es)\W*$/i;
const NO_TAX =
  /\btax (?:credit|rebate|incentive)|\btaxes? (?:is|are)? ?includ|\bincl\w* tax\b|\btax incl|\bbefore tax\b|\bplus tax\b/i;
const CREDIT =
  /(?<!instant )\brebate\b|\bcredit\b(?! card)|\bincentive\b|\btax credit\b|\b25[cd]\b|\bitc\b|\bwarranty credit\b|\bless service call\b|\bless (?:the )?(?:diagnos|trip|visit)/i;
const DISCOUNT =
  /\bdiscount\b|\bcoupon\b|\binstant rebate\b|\bpromo(?:tion)?\b|\bsavings?\b|\bdescuento\b|^\W*less\b|\bspecial offer\b|\btrade[- ]?in\b|\bmilitary\b|\bveteran\b|\bwaived?\b/i;
const FINANCE =
  /\bfinanc|\bloan\b|\bsame as cash\b|\blender\b|\bas low as\b|\bapr\b|\bw\.?a\.?c\b|\bper month for\b|\b\d+ ?(?:mos?|months)\b.*(?:\bat\b|@|\bx\b)|\/ ?mo\b|\bmonthly payment/i;
const PAID =
  /\b(?:paid|pd|payments? (?:received|made|to date)|amount paid|rec['’]?d|received|pre-?paid|pagado)\b|^\W*payments?\W*$/i;
const PAID_WHEN =
  /(?<!^\W*)\b(?:is|be|are|get|gets|to be|se) (?:paid|payable)\b|(?<!^\W*)\bpaid (?:in full|at|on|upon|when|every|before)\b/i;
const DEPOSIT =
  /\bdeposit\b|^\W*dep\b|\b(?:reservation|booking|holding|scheduling) fee\b|\bin advance\b|\bw\/ ?(?:order|permit|contract|signing)\b|\bholds? (?:the|your|a) (?:day|date|spot|slot)\b|\b(?:need|ask for|collect|require|take)\b.*\bbefore\b|\b1\/[23] (?:to|at|on|when|with|down)\b|\bwith (?:permit|the permit|application|order|contract)\b|\bdown ?-?payment\b|(?:%|\bhalf|\bthird|\bthirds|\bpercent|\d) down\b|^\W*down\W*$|\bretainer\b|\bto (?:hold|reserve|book|order|schedule|get on)\b|\bon order\b|\bat signing\b|\b(?:upon|at|on) (?:acceptance|signing|contract|order)\b|\bdep[oó]sito\b|\banticipo\b|\bdue today\b|\bbefore (?:start|we start|work)\b|\bmitad (?:al empezar|antes)\b|\b(?:\d+ ?%|half|third) (?:due )?(?:up ?front|(?:to|at|on|upon|when you) (?:sign|start|order|book|accept|schedul|contract))|\bwhen (?:material|shingles|equipment|cabinets)\b.*\b(?:delivered|arrive)/i;
const PAYMENT =
  /^\W*(?:(?:at|on|upon) )?(?:sign(?:ing|ed)?|start(?:ing)?|final|draw)\W*\d?\W*$|^\W*balance\b(?! (?:the |garage )?(?:door|springs?))|\bbalance (?:due|owed|of|on|at|upon|remaining|when|is)\b|\b(?:final|remaining) balance\b|\bremain(?:der|ing)\b|\brest\b(?!or|art| of the (?:roof|house|job|yard))|\bfinal payment\b|^\W*final \d+ ?%|\bdraw\b|\bprogress (?:bill|payment)|\b(?:up)?on completion\b|\bwhen (?:done|complete|finished)\b|\bpayment\b|\binstallments?\b|\bdue (?:at|on|upon|before|when|in|after)\b|\bse paga\b|\bpaid every\b|\bmonthly drafts?\b|(?<![\d.])\d\d ?% (?:due |paid |payable )?(?:at|on|upon|when|after|before|once)\b/i;
const ALLOWANCE = /\ballowance\b|\b(?:put|set|keep|carry)\b.*\baside\b/i;
const ADDITION =
  /^\W*(?:opt(?:ion(?:al)?)?|opci[oó]n(?:al)?|adicional|add(?:er)?s?(?:[- ]?on)?|upgrade|alternate|alt|extra|additional)\b(?! charge)|\((?:opt(?:ional)?|not in total|not included)\)|\boptional\b|\badd(?:s)?(?: to| for| on|\W*$)|\bif (?:you|u)(?:['’]d)? (?:want|like|choose|need|add|wish)|\d more\b|\bup to you\b|\bif (?:needed|necessary|required|found|desired|wanted|asked)\b|\bas needed\b|\b(?:each|every|per) (?:additional|extra|further (?:month|week|day|hour|visit))\b|\b(?:each|every) (?:month|week|year|day|visit) (?:after|beyond)\b|\(if\b|\bonly what you (?:use|need)\b|\byour (?:choice|call)\b|\b(?:additional|extra|further) (?:\w+ ){0,3}(?:at|@|\$|each|per|ea)|\bif asked for\b|\b(?:each|per) sheet\b.*\b(?:if|bad|rotten)|\b(?:if|when) .*\b(?:rotten|bad wood)|\brollouts?, each\b|\bmileage\b|\bif you(?:['’]d)? rather\b/i;
const PLUS = /(?:^|\s)\+ ?\$? ?$/;
/** A sentence with a condition or a promise: its amount is no price. */
const CONDITION =
  /\b(?:if|unless|when|would|could|may|might|until|whichever|up to|minimum|min\b|max(?:imum)?|liability|insured|coverage|guarantee|warrant|refund|non-?refundable|waived|credited|fee\b.*(?:applies|owed|charged|retained)|penalty|cancel|late|interest|budget|last (?:time|year)|was|were|save|value of|worth|ballpark|about|around|figure|should run|nte|without calling|not to exceed|back from|claim|lien|per day|right to dispute|dispute|declared|applies|owed|retained)\b/i;
/** "The tear-off comes to $1,350, which is fair": the work is what is spoken of. */
const COMES_TO = /\b(?:comes to|runs|will run|costs|that['’]?s)\W*$/i;
const LESS_END = /\b(?:less|minus|menos)\W*$/i;
const PRICE_SENTENCE =
  /\b(?:price|investment|cost|bid|total|proposal|estimate|fee|charge|quote)\b[^.]*\b(?:is|of|will be|comes to|:)\s*(?:only |just )?\W*$/i;
/** What falls due if somebody backs out or is late. */
const REFUSAL =
  /^\W*(?:if|should|unless)\b(?!.*\b(?:want|like|add|need)\b)|\bcancel|\bterminat|\blate\b|\brefund|\bhire our\b|\bpenalty\b|\bretained\b/i;
const PRONOUN = /\b(?:we|you|your|our|i|my|us|he|she|they|it|that|this)\b/i;

const CANCELING = /\bcancel|\bbusiness days\b|\bchange your mind\b/i;
const isSurelyNot = (text: string): boolean =>
  /^\s*(?:phone|tel|call|fax|date|fecha|page|lic|license|invoice|estimate|quote|claim|policy|subject|est\.? (?:yr|year)|rate adjusts|customer|insured|property|prepared|bill to|sold to|ship to|from|to|sent|subject|re|job date|move date|model|serial)\b[^$]*$/i.test(
    text,
  );

/** What a line may be of which there is none: "Deposit 0.00". */
const ZERO: readonly (readonly [LineKind, RegExp])[] = [
  ['paid', PAID],
  ['tax', TAX],
  ['depreciation', DEPRECIATION],
  ['deductible', DEDUCTIBLE],
  ['credit', CREDIT],
  ['discount', DISCOUNT],
];

/** "Half when the shingles arrive", "1/3 with the permit in hand": parts of the price and when they are due. */
const PAYMENT_TERMS =
  /^(?!.*\b(?:if|cancel\w*|owes?|late|past due)\b).*(?:\b(?:half|mitad|thirds?|quarter|all due|1\/[2345]|2\/3)\b|(?<![\d.])\d\d ?%)(?! (?:off|of the (?:roof|house|yard)|tax|humid|efficien|waste)).*\b(?:down|deposit|up ?front|sign\w*|accept\w*|approv\w*|start\w*|begin\w*|order\w*|schedul\w*|book\w*|deliver\w*|arrives?|complet\w*|finish\w*|done|permit|before|when|once|install\w*|empezar|terminar|pass\w*|first|days?|calendar)\b/i;

const unpriced = (
  text: string,
  { isListed, section, isInOption }: LineContext,
  figures: Figures,
): LineKind => {
  if (NOT_IN_IT.test(text) || isSurelyNot(text) || FINANCE.test(text)) return 'note';
  if (section === 'exclusions' || section === 'payments') return 'note';
  if (PAYMENT_TERMS.test(text) && !/\bno deposit\b/i.test(text)) return 'deposit';
  if (section === 'additions') return 'addition';
  if (figures.amount === 0) {
    const [named] = ZERO.find(([, pattern]) => pattern.test(figures.label)) ?? [];
    if (named && !PAID_WHEN.test(figures.label)) return named;
  }
  const isSentence = (PRONOUN.test(text) && /[.!]$/.test(text)) || CANCELING.test(text);
  if (
    INCLUDED.test(text) &&
    !/\bfrom\b.*\bfree\b|\bcome back free\b|\bfree (?:estimates?|inspections?|quotes?)\b/i.test(
      text,
    )
  )
    return (isSentence && !/\bin (?:the |this )?(?:price|total)\b|\bno charge\b/i.test(text)) ||
      TERM.test(text)
      ? 'note'
      : 'included';
  if (figures.amount === 0 && PAYMENT.test(text)) return 'note';
  if (figures.amount === 0)
    return isSentence || !figures.isAtEnd || /not needed|n\/a/i.test(text) ? 'note' : 'included';
  if (TERM.test(text) || (!isInOption && /\b\d+ days\b(?! of)/i.test(text))) return 'note';
  if (/:$/.test(text)) return 'note';
  return isListed || section === 'scope' || isInOption ? 'included' : 'note';
};

/** Terms of the paper, which name work without promising it. */
const TERM =
  /\bwarrant|\bassigns?\b|\bnegotiate|\bresponsib|\bcarrier\b|\bguarantee|\bgarant[ií]a|\bvalid\b|\bgood (?:for|until|thru|through)\b|\bcancel|\bfinanc|\bdeposit\b|\bpayment\b|\blicense|\binsured\b|\bsign\b|\bterms\b|\bapr\b|\bowner (?:must|shall|will)\b|\bchange order|\bper day\b|\b\d+\/\d+ (?:to|at|when)\b/i;

export interface LineContext {
  readonly isListed: boolean;
  readonly section: Section;
  /** Between the heading of an option and its price. */
  readonly isInOption: boolean;
}

/** What a line is by its words and where it stands. The sums may say otherwise later. */
export const kindOf = (text: string, figures: Figures, context: LineContext): LineKind => {
  const { amount, rate, label, after, isAtEnd, isProven } = figures;
  if (/^\s*>/.test(text)) return 'note';
  if ((amount === null && rate === null) || amount === 0) return unpriced(text, context, figures);
  const isSentence = !isAtEnd || (/[.!]$/.test(text) && PRONOUN.test(label));
  if (NOT_IN_IT.test(text) && !/\bnot in total\b/i.test(text)) return 'note';
  if (
    CASH_VALUE.test(label) ||
    /^\W*(?:claim|policy|insured|coverage|type of loss|date of loss)\b/i.test(text)
  )
    return 'note';
  if (/^\s*(?:included|incl\b|in (?:the )?(?:pkg|package|price|above))/i.test(after))
    return 'included';
  if (
    /\b(?:for comparison|regular price|not deducted|mailed|by the piece|list price|msrp|retail value)\b/i.test(
      text,
    )
  )
    return 'note';
  if (context.section === 'exclusions') return 'addition';
  if (
    DEPRECIATION.test(label) &&
    (amount! < 0 || !/^\W*dep\W*$/i.test(label)) &&
    !/\bif depreciation\b/i.test(label)
  )
    return 'depreciation';
  if (NET.test(label)) return 'net';
  if (DEDUCTIBLE.test(label) || /\s{2}deductible\b[^$]*$/i.test(label)) return 'deductible';
  if (REPLACEMENT.test(label)) return 'total';
  if (SUBTOTAL.test(label)) return 'subtotal';
  if (/^\s*(?:total|in all|altogether)\b/i.test(after) && !context.isInOption) return 'total';
  if (PAID.test(label) && !PAID_WHEN.test(label) && !isSentence && !CREDIT.test(label))
    return 'paid';
  if (
    TOTAL.test(label) &&
    !/\bper month\b|\/ ?mo\b/i.test(after) &&
    !(isSentence && CONDITION.test(text))
  )
    return 'total';
  if (
    (DEPOSIT.test(label + (isSentence ? after : '')) || /^\s*down\b/i.test(after)) &&
    !/\bno deposit\b/i.test(label) &&
    !/\b(?:less|minus)\b/i.test(label)
  )
    return 'deposit';
  if (/\bless\b.*\bdeposit\b/i.test(label)) return 'paid';
  if (
    (FINANCE.test(label) && !isProven) ||
    /^\s*(?:\/|per|a) ?mo(?:nth)?\b.*(?:\b\d+ ?mo|apr|financ|w\.?a\.?c)/i.test(after)
  )
    return 'note';
  if (/\bpayment (?:assumes|becomes|shown|is based)\b/i.test(text)) return 'note';
  if (PAYMENT.test(label) && !SUBTOTAL.test(label)) return 'payment plan';
  if (context.section === 'payments') return 'payment plan';
  if (WITH_TAX.test(text)) return 'total';
  const head = label.split('$')[0]!;
  if (TAX.test(head) && !NO_TAX.test(head) && (!isSentence || TAX_IS.test(label))) return 'tax';
  if (/\bafter (?:the |your )?(?:\w+ ){0,2}(?:credit|incentive)s?\W*$/i.test(label)) return 'note';
  if (CREDIT.test(label) && !(isSentence && CONDITION.test(text)))
    return isSentence && !(amount! < 0) ? 'note' : 'credit';
  if (
    (DISCOUNT.test(label) && !isSentence) ||
    LESS_END.test(label) ||
    (amount !== null && amount < 0)
  )
    return 'discount';
  if (ALLOWANCE.test(label) || /^\s*aside\b/i.test(after)) return 'allowance';
  if (context.section === 'additions') return 'addition';
  if (amount === null && isSentence)
    return /\bif\b|\bextra\b|\baddition|\bmore\b|\bmile/i.test(text)
      ? 'addition'
      : /\b(?:late|interest|liability|article)\b/i.test(text)
        ? 'note'
        : 'work';
  if (ADDITION.test(text) || ADDITION.test(label) || (PLUS.test(label) && !label.includes('$')))
    return isSentence && REFUSAL.test(text) ? 'note' : 'addition';
  if (isSentence) {
    if (TOTAL_SENTENCE.test(label) || /^\W*all[- ]in\b/i.test(after)) return 'total';
    if (REFUSAL.test(text)) return 'note';
    if (PRICE_SENTENCE.test(label) || (COMES_TO.test(label) && !/\bif\b/i.test(label)))
      return 'work';
    if (context.section === 'scope' || /\bof the price\b/i.test(text)) return 'included';
    if (CONDITION.test(text)) return 'note';
    return isAtEnd && !/\b(?:you|your) (?:pay|owe|get|save)\b/i.test(text) ? 'work' : 'note';
  }
  if (TOTAL_SENTENCE.test(label)) return 'total';
  return 'work';
};

const HEADINGS: readonly (readonly [Exclude<Section, null>, RegExp])[] = [
  [
    'additions',
    /^\W*if you(?:['’]d| would)? (?:like|want)(?: it| them)?\W*$|^\W*(?:(?:available|other|further|suggested|recommended|possible|popular) )?(?:options?|optional|add[- ]?ons?|upgrades?|alternates?|extras?|adders?|adds|opciones|opcional(?:es)?|adicionales|extras)\b(?:[ /&,-]+[^\s$\d.]+){0,5}\s*(?:\([^)]*\))?:?\s*$|\bnot in (?:the )?total\b[^$]*:?\s*$/i,
  ],
  [
    'exclusions',
    /^\W*(?:exclusions?|not included|excludes|does not include|no incluye)\b[^$\d]*:?\s*$/i,
  ],
  [
    'payments',
    /^\W*(?:payment (?:schedule|terms|plan)|payments|(?:payment )?milestones|(?:progress )?draws|draw schedule|terms of payment|schedule of payments|how (?:you|to) pay|pagos?|forma de pago|billing)\b[^$\d]*:?\s*$/i,
  ],
  [
    'scope',
    /^\W*(?:the )?(?:work|job)\W*:\W*$|^\W*(?:scope(?: of (?:work|services?|staging))?|work to be (?:done|performed)|(?:the )?(?:price|bid|this)? ?includ(?:es|ed)|what is included|includes|we will|description of work|services?|incluye)\b[^$\d]*:?\s*$|\b(?:propose|furnish|provide|perform|scope|include|following)\b.*:$|^\W*(?:your|the|new|proposed|our)? ?(?:new )?(?:system|kitchen|roof|move|project|equipment|package)\W*$|\bhere is the scope\b|\bas follows\W*$|\bpropose the following\b|\bwe propose to\b.*:$/i,
  ],
];

/** The section a line opens as its heading; undefined where it opens none. */
export const headingOf = (text: string): Section | undefined =>
  text.length < 140 ? HEADINGS.find(([, pattern]) => pattern.test(text))?.[0] : undefined;
