import { describe, expect, test } from 'vitest';
import { findCautions } from '../../../src/quote/find-cautions.ts';
import { cautionsIn } from './quote-words.ts';

/** Sentences as honest companies around Dallas and Fort Worth write them: no warning. */
const honest: readonly (readonly [trade: string, ...sentences: string[]])[] = [
  [
    'roofing',
    'Free roof inspection after 1 year, 10 yr labor warranty',
    'FREE inspection of your roof every spring.',
    'You are responsible for your deductible.',
    'By Texas law you must pay your deductible and we cannot waive it.',
    'We will never pay, waive, absorb or rebate any part of your deductible.',
    'No contractor may waive, cover or discount your deductible.',
    'It is illegal for a roofer to cover your deductible.',
    'No deductible assistance is offered.',
    'In keeping with Texas law we will never\nwaive your deductible.',
    'Deductible discounts are not allowed in Texas.',
    'Insurance covers all but your deductible.',
    'Keep proof that you paid: save your deductible receipt.',
    'We do not negotiate or settle your claim.',
    'You handle your claim with your insurer. We meet the adjuster to measure.',
    'We do not take an assignment of benefits.',
    'Claim number assigned by your insurance company: 4471',
    'No cancellation fee.',
    'You may cancel within three business days without any penalty or obligation.',
    'If you cancel, you owe nothing.',
    'No need to sign today. This price holds for 30 days.',
    'Deposit 10%, 50% when the material is on the roof, rest when done',
    'Balance is paid in full before the crew leaves, once you have walked it.',
    'No storm surcharge, ever.',
  ],
  [
    'water-damage',
    'We do not assign your benefits. You pay us, and your insurance company pays you.',
    'We never cover or rebate a deductible.',
    'An independent mold assessor tests: we never test and remediate the same job.',
    'You are never personally liable beyond this price.',
    'No emergency surcharge on nights or weekends.',
  ],
  [
    'hvac',
    'Inspected furnace, no cracked heat exchanger found',
    'We pull the permit. No permit needed from you.',
    'Weigh in and add refrigerant to the factory charge',
    'No permit is needed for this thermostat.',
    'Leak repaired at the braze joint, then recharge refrigerant 4 lb after the leak test',
    'No federal tax credit is available for this system.',
    'The federal tax credit ended on December 31, 2025.',
    'Maintenance plan: does not auto renew',
    '$50 deposit holds your date',
    'Heat exchanger checked: not cracked',
  ],
  [
    'solar',
    'Price shown is before any credit. No federal tax credit is available.',
    'The investment tax credit expired with 2025 and is not in this price.',
    '0% escalator, the same rate for 25 years',
    'No escalator.',
    'We assume Oncor and retail rates rise; no annual increase in your payment.',
    'No UCC-1 or fixture filing on your home.',
    'Cash price. No loan, so no dealer fee.',
  ],
  [
    'moving',
    'This is a binding price. It is not subject to change.',
    'We never ask for cash only or for payment before unloading.',
    'Truck holds 1,600 cubic feet',
    'Deposit $100, refundable until 72 hours before the move',
    'We are the carrier and never broker your move.',
  ],
  [
    'pest-control',
    'Does not renew automatically. You call us if you want another year.',
    'No early termination fee.',
    'You do not have to sign today.',
    'No contract, cancel any time at no charge',
  ],
  [
    'chiropractic',
    'Unused visits are refunded. There is no “no refund” rule here.',
    'No follow up x-ray needed',
    'We do not work on a letter of protection.',
    'This price is not for today only.',
  ],
  [
    'senior-care',
    'Care starting at 8 AM on weekdays',
    'You sign as agent and are not personally liable.',
    'No guarantor is asked for.',
    'The deposit is refundable. It is never non-refundable.',
  ],
  [
    'forensic-cleaning',
    'Time and materials, not to exceed $3,200',
    'We do not take an assignment of benefits.',
    'You are not personally responsible beyond the written price.',
  ],
  [
    'garage-door',
    'Only the broken spring is replaced. A complete rebuild is not needed.',
    '$129 service call, credited to the repair',
  ],
  [
    'appliance-repair',
    'No deposit for parts. You pay when it is fixed.',
    'Found and brazed the leak, then evacuate and add refrigerant 4 oz',
    'Visit $95, paid to the technician at your home, waived with the repair',
    'We never take payment in full before the repair.',
  ],
  [
    'septic',
    'No additives needed',
    'No permit needed to pump your tank',
    'We do not sell bacteria treatment or enzyme treatment.',
  ],
  [
    'concrete',
    'Haul off leftover concrete and clean the washout',
    'Deposit 25%, 50% when poured, 25% when sealed',
    'Never pay in full before the pour.',
  ],
  ['cabinets', 'Deposit 50% at order, 40% at delivery, 10% when finished', 'No need to sign today'],
  ['home-staging', 'Does not auto renew', 'We never price sight unseen.'],
  // A fresh reader's traps, denied or meant otherwise.
  [
    'roofing',
    'A yard sign is up to you, and nothing is paid for it.',
    'We give no advertising allowance for a yard sign.',
    'A second look at your roof costs you nothing.',
    'Your roof is never free, and a yard sign does not change the price.',
    'Your deductible can be financed through your own bank, and is never forgiven.',
    'We do not finance or forgive your deductible.',
    'We do not work for insurance proceeds only.',
    'Price is the insurance proceeds plus your deductible, no more.',
    'We do not supplement or negotiate with your carrier.',
    'We negotiate with our suppliers for a lower shingle price.',
    'We cannot deal with State Farm on your behalf or settle the loss.',
    'We deal with the city on your behalf for the permit.',
    'Insurance checks are never endorsed over to us.',
    'You endorse the check with your mortgage company and deposit it yourself.',
    'Lien release with the last payment',
    'We place no lien on your home.',
    'A third due at contract signing, half due when the shingles are on',
    'Nothing is due at contract signing, half when half the roof is done',
    'Payment: nothing upfront, 50% at dry-in',
    'Payment: 10% upfront, 50% at dry-in, 40% when done',
  ],
  [
    'water-damage',
    'You keep your claim rights. You transfer nothing to us.',
    'Our warranty transfers to the next owner, and your claim is not touched.',
    'You deal with your insurance company. We send it our readings.',
    'We are not authorized to deal with your insurance company on your behalf.',
    'We bill your carrier direct, and you pay your deductible to us.',
    'You pay nothing until the carrier has seen the moisture log.',
    'We do not test for mold. An independent assessor will clear it.',
    'A separate licensed assessor will test for mold and clear it before we close the walls.',
    'Do not sign here to assign it: your claim stays yours.',
    'Sign here to start drying. Your claim is not assigned.',
    'We file no lien on your property.',
    'Lien waiver attached: your home is free of any lien from us.',
  ],
  [
    'forensic-cleaning',
    'You do not transfer your claim rights by signing.',
    'We never deal with your insurance company on your behalf.',
    'If you cancel before the crew comes, you pay nothing.',
    'We send the invoice to your carrier, and you pay your deductible.',
    'We claim no lien on your home.',
  ],
  [
    'solar',
    'Payment never rises. It is $142 each year 1 to 25.',
    'Your payment does not escalate annually.',
    'Electricity from the utility rises about 3% each year.',
    'Panels lose 0.5% output annually, and the payment stays as it is',
  ],
  [
    'cabinets',
    '50% due on order, 40% before delivery, 10% when installed',
    '25% due on order, 75% due on delivery',
  ],
  [
    'moving',
    'Deposit of 10% by card, refundable',
    'We take no deposit by Zelle.',
    'No cash is due before we open the truck.',
    'Pay by card or cash once the truck is empty.',
    'Deposit $50, non-refundable within 48 hours',
    'Deposit $100, nonrefundable within 24 hours of the move',
  ],
  [
    'hvac',
    'Customer does not decline the permit: we pull it and it is in the price.',
    'Permit $150, included',
    'The IRS no longer gives a heat pump credit.',
    '$2,000 manufacturer rebate on the heat pump, credited on this invoice',
    'no leaks found at coil; added 1 lb refrigerant after repair',
    'Braze the leak, added refrigerant after the repair',
  ],
  [
    'chiropractic',
    'You pay at each visit. We are not paid from a settlement.',
    'Your attorney does not pay us, whatever the settlement.',
  ],
  [
    'home-staging',
    'The contract ends after 60 days. It does not renew each month.',
    'Contract renews only if you ask in writing',
  ],
  // Near to the words of a trap.
  [
    'roofing',
    'Please sign the allowance sheet for skylights',
    'Sign below for credit card payment',
    'You pay nothing for the tarp.',
    'Your lender releases the insurance proceeds only after the last inspection',
    'Transfer of warranty: claim within 30 days of the sale',
    'Lien holder: your bank, for the home insurance check',
  ],
  ['pest-control', 'Bait is renewed every quarter', 'Unused visits roll over until used'],
  ['solar', 'The grid rate rises every year. Yours is fixed'],
  ['chiropractic', 'Pay by card to settle your balance'],
  // Written before the words were tuned.
  [
    'roofing',
    'The deductible is paid by you, and we show it on the invoice',
    'Yard sign only with your permission',
    'You speak with your insurance company. We only send it our measurements.',
    'Your insurance company mails the check to you',
    'Permit is pulled by us and included',
    'No money is due until the roof is finished',
  ],
  [
    'water-damage',
    'An independent licensed assessor clears the mold work',
    'We send our photos to your carrier when you ask us to',
    'Lien release with final payment',
  ],
  ['solar', 'Payment stays the same each year for 25 years'],
  [
    'hvac',
    'Rebate from Oncor $300, paid to you after the install',
    'The customer keeps the permit card on the window',
  ],
  ['moving', 'Pay by card or cash after we unload'],
  ['home-staging', 'After the first month you choose whether to renew'],
  ['chiropractic', 'Your attorney may ask for our records'],
  [
    'roofing',
    'You pay your deductible, and the insurer pays the rest.',
    'You pay nothing until the roof is finished and you have walked it.',
    'You pay nothing today.',
    'The inspection costs you nothing.',
    'You pay nothing extra for the drip edge, it is in the price.',
    'There is no cost to you for this estimate.',
    'We do not negotiate with your adjuster, that is for you or a public adjuster.',
    'The insurance check is made out to you, and you pay us by invoice.',
    'You can cancel within three business days and owe nothing.',
    'We give you a lien waiver with every payment.',
    'Our prices are the same after a storm as before it.',
    'Insurance pays for the roof less your deductible, which you pay to us.',
    'We cannot take the deductible off the bill, that is against the law.',
    'Cancel any time before we order material, at no charge.',
    'Your insurance company pays you, and you pay the contractor.',
  ],
  [
    'hvac',
    'This price is good for 30 days, take your time.',
    'You have 14 days to think about this price.',
  ],
  [
    'concrete',
    'Payment in full is due within 7 days of the final walk-through.',
    'Nothing is due before we pour.',
  ],
  [
    'cabinets',
    'A third of the price when you sign, a third at delivery, the rest at the end.',
    'Thirty percent is payable with the order, the rest on installation.',
  ],
  [
    'pest-control',
    'Service ends after one year unless you ask us to go on.',
    'The plan does not renew unless you ask us to.',
  ],
  [
    'water-damage',
    'We bill you, and you collect from your insurance company.',
    'If the insurer pays less, we sit down with you before any further work.',
    'You owe only what you sign for, whatever your insurance pays.',
  ],
  ['garage-door', 'No payment is required at booking.'],
  [
    'moving',
    'A deposit of $100 holds your date and is refunded if you cancel a week before.',
    'Pay by card or check once everything is unloaded.',
  ],
  ['solar', 'Nothing is due before the city has inspected the panels.'],
];

/** What to catch, and as which caution. */
const traps: readonly (readonly [trade: string, caution: string, ...sentences: string[]])[] = [
  [
    'roofing',
    'deductible',
    'We work with your deductible!',
    'No worries, we cover your deductible.',
    'Deductible discount -$2,000',
    'Not to worry: your deductible is covered',
    'Nothing out of pocket',
    'We waive up to $1,500 of your deductible',
    'You won’t have any out of pocket, no deductible to pay',
  ],
  ['roofing', 'free-roof', 'Get a free roof with your claim'],
  [
    'roofing',
    'assigned',
    'Homeowner assigns all insurance proceeds to contractor',
    'Assignment of benefits attached',
    'Owner will sign over the check when it arrives',
    'Homeowner hereby assigns all\ninsurance proceeds to the company.',
  ],
  [
    'roofing',
    'cancel-fee',
    'If you cancel after three days, you owe 25% of the insurance proceeds',
    'Cancellation fee: 20% of the contract price',
    'Owner agrees to 25% liquidated damages',
    'A 25% charge applies, 20% if cancelled before delivery',
  ],
  [
    'roofing',
    'today-only',
    'Take $2,000 off if you sign today',
    'Today only: save $1,500 on this price today only',
  ],
  ['roofing', 'claim', 'We negotiate your claim with the adjuster'],
  ['roofing', 'half-down', '50% down', '60% at signing'],
  ['roofing', 'paid-first', '100% up front'],
  ['roofing', 'gouging', 'Storm surcharge $900'],
  [
    'water-damage',
    'assigned',
    'I hereby assign my insurance benefits to the company',
    'I direct my carrier to pay the contractor',
    'Direction to pay signed',
  ],
  ['water-damage', 'deductible', 'No out of pocket for you'],
  ['water-damage', 'cancel-fee', 'Cancellation fee $500'],
  ['water-damage', 'you-owe', 'Customer is personally liable for the whole invoice'],
  ['water-damage', 'today-only', 'Price is only good if you sign right now'],
  ['water-damage', 'gouging', 'Freeze surcharge 35%'],
  ['hvac', 'today-only', 'Sign today and take $1,200 off'],
  ['hvac', 'credit', 'Less Fed tax credit (25C) -$2,000'],
  ['hvac', 'half-down', '50% deposit to order equipment'],
  ['hvac', 'auto-renew', 'Plan renews automatically without notice'],
  ['hvac', 'no-permit', 'No permit needed'],
  ['hvac', 'exchanger', 'Found cracked heat exchanger, new furnace required'],
  ['hvac', 'top-off', 'Top off refrigerant 3 lb'],
  ['hvac', 'gouging', 'Emergency surcharge, freeze week'],
  ['solar', 'credit', '30% federal tax credit -$11,400'],
  [
    'solar',
    'escalator',
    'PPA $0.13/kWh with 2.9% annual escalator',
    'Payment increases 2.9% each year',
  ],
  ['solar', 'filing', 'Company will file a UCC-1 on the system'],
  ['solar', 'today-only', 'Special price today only'],
  ['solar', 'no-money-down', '$0 down, $189 a month'],
  ['moving', 'cubic', '$6.50 per cubic foot', 'Priced by the cubic foot, 900 cf'],
  ['moving', 'cash', 'Cash or Zelle before unload', 'Balance is due, cash before unloading'],
  ['moving', 'deposit', 'Deposit $600 non-refundable'],
  ['moving', 'not-binding', 'Total estimate (non-binding) $895'],
  ['moving', 'broker', 'Carrier to be assigned'],
  ['pest-control', 'auto-renew', 'Agreement will auto-renew each year'],
  ['pest-control', 'cancel-fee', '$150 early term fee'],
  ['pest-control', 'today-only', 'Sign today: less $300'],
  ['chiropractic', 'settlement', 'We will treat you on a letter of protection'],
  ['chiropractic', 'today-only', 'Plan of 36 visits, price good today only'],
  ['chiropractic', 'no-refund', 'Prepaid plans are non-refundable'],
  ['senior-care', 'no-refund', 'Community fee $3,500, non-refundable'],
  [
    'senior-care',
    'responsible',
    'Daughter is personally liable for all charges',
    'Guarantor signs below',
  ],
  ['forensic-cleaning', 'assigned', 'Insurance pays directly to us by assignment of benefits'],
  ['forensic-cleaning', 'you-owe', 'Signer is personally liable'],
  ['forensic-cleaning', 'no-cap', 'Time and materials'],
  ['garage-door', 'bait', '$29 svc call'],
  ['garage-door', 'rebuild', 'Complete spring rebuild kit $1,624'],
  ['appliance-repair', 'paid-first', 'Deposit for parts $220'],
  ['appliance-repair', 'prepaid-visit', 'Prepaid diagnostic $89'],
  ['appliance-repair', 'top-off', 'Recharge refrigerant $450'],
  ['appliance-repair', 'person', 'Cash only, please'],
  ['septic', 'additive', 'Septic shock treatment $180'],
  ['septic', 'no-permit', 'New drain field, no permit needed'],
  ['concrete', 'leftover', 'We have leftover asphalt from a job nearby'],
  ['concrete', 'half-down', 'Half down, half on completion'],
  ['cabinets', 'deposit', '60% at signing'],
  ['cabinets', 'today-only', 'If you sign today'],
  ['home-staging', 'auto-renew', 'Rental renews automatically month to month'],
  // A fresh reader's.
  [
    'roofing',
    'deductible',
    'Advertising allowance for yard sign $2,500',
    'Deductible financed at 0% then forgiven on completion',
    'Work will be done for insurance proceeds only',
  ],
  ['roofing', 'free-roof', 'Your roof costs you nothing but a yard sign'],
  [
    'roofing',
    'claim',
    'We will supplement and negotiate with your carrier',
    'We deal with State Farm on your behalf and settle the loss',
    'We deal with State Farm on your behalf',
  ],
  ['roofing', 'assigned', 'Insurance checks shall be endorsed over to contractor'],
  ['roofing', 'lien', 'Contractor may place a lien on your property'],
  ['roofing', 'half-down', 'Half due at contract signing', 'Payment: 50% upfront'],
  [
    'water-damage',
    'assigned',
    'You irrevocably transfer your claim rights',
    'Your claim is ours to collect: sign here to assign it',
  ],
  ['water-damage', 'claim', 'You authorize us to deal with your insurance company on your behalf'],
  ['water-damage', 'deductible', 'We bill your carrier direct and you pay nothing'],
  ['water-damage', 'own-assessor', 'We will test for mold and clear it ourselves'],
  ['water-damage', 'lien', 'You grant us a lien on your home'],
  [
    'forensic-cleaning',
    'assigned',
    'You irrevocably transfer your claim rights',
    'Sign here to assign it',
  ],
  [
    'forensic-cleaning',
    'claim',
    'You authorize us to deal with your insurance company on your behalf',
  ],
  ['forensic-cleaning', 'deductible', 'We bill your carrier direct and you pay nothing'],
  ['forensic-cleaning', 'lien', 'Unpaid invoices become a lien on your property'],
  ['solar', 'escalator', 'Payment rises 2.9% each year', 'Payment escalates 2.9% annually'],
  ['cabinets', 'deposit', '75% due on order, balance before delivery'],
  ['moving', 'deposit', 'Deposit of 40% by Zelle'],
  ['moving', 'cash', 'Cash due before we open the truck'],
  ['hvac', 'no-permit', 'Customer declines permit to save money'],
  ['hvac', 'credit', '$2,000 IRS heat pump credit'],
  ['chiropractic', 'settlement', 'Your attorney will pay us from the settlement'],
  ['home-staging', 'auto-renew', 'Contract renews each month until written notice'],
  // What keeps an honest sentence silent hides no trap.
  [
    'roofing',
    'claim',
    'We deal with your HOA for colors. We pull the city permit and negotiate your claim',
  ],
  ['roofing', 'free-roof', 'Take a look: free roof', 'You pay nothing for your new roof'],
  ['solar', 'escalator', 'Grid-tied system, payment rises 2.9% each year'],
  // Written before the words were tuned.
  [
    'roofing',
    'deductible',
    'We’ll knock your deductible off the invoice',
    'Contractor will reimburse the homeowner’s deductible',
  ],
  ['roofing', 'claim', 'Our team fights the insurance company for a higher settlement'],
  ['roofing', 'assigned', 'Homeowner signs over all claim proceeds to us'],
  ['roofing', 'paid-first', 'The full amount is due before work begins'],
  ['roofing', 'cancel-fee', 'If you back out you pay us 30% of the claim'],
  ['water-damage', 'assigned', 'You give us the right to collect your insurance money'],
  ['water-damage', 'you-owe', 'Anything your insurer refuses is your responsibility'],
  ['water-damage', 'own-assessor', 'Free mold test by our remediation crew'],
  ['solar', 'escalator', 'Your rate goes up 3.5% every year'],
  ['solar', 'credit', 'Net cost after 30% ITC $18,900'],
  ['hvac', 'no-permit', 'We can skip the permit to save you money'],
  ['hvac', 'half-down', '50% of the price due when you sign'],
  ['moving', 'cash', 'Pay in cash when we arrive, before unloading'],
  ['home-staging', 'auto-renew', 'Rental rolls over every 30 days until canceled in writing'],
  [
    'roofing',
    'free-roof',
    'You pay nothing for the roof.',
    'Your new roof will cost you nothing but a signature.',
  ],
  [
    'roofing',
    'deductible',
    'We make your deductible disappear.',
    'Zero cost to you, the insurance check covers everything.',
    'We will find a way to get your deductible paid for you.',
    'Homeowner has no out-of-pocket expense on this job.',
    '$0 due from homeowner, we accept what insurance pays as payment in full.',
    'We take the deductible off the final bill.',
  ],
  ['roofing', 'claim', 'We negotiate with your adjuster until the claim is fully approved.'],
  [
    'roofing',
    'assigned',
    'Homeowner signs over the insurance check to the contractor.',
    'Homeowner agrees that the insurance company will pay the contractor directly.',
  ],
  [
    'roofing',
    'cancel-fee',
    'If the homeowner backs out, 25% of the contract is owed.',
    'Should you cancel after approval, the contractor is entitled to 20% of the claim.',
  ],
  [
    'hvac',
    'today-only',
    'This price is only good if you commit before our technician leaves.',
    'This discount goes away once I leave your driveway.',
  ],
  [
    'concrete',
    'paid-first',
    'The entire amount is to be paid before the crew starts.',
    'All money is due before we pour.',
  ],
  [
    'pest-control',
    'auto-renew',
    'Service continues year after year and you are billed until you cancel in writing.',
    'This plan renews for another year unless you cancel 30 days before.',
  ],
  [
    'water-damage',
    'assigned',
    'You give us the right to collect directly from your insurance company.',
  ],
  [
    'water-damage',
    'you-owe',
    'Whatever the insurer does not pay, you owe us within 10 days.',
    'You agree to pay anything your insurance does not pay.',
  ],
  ['roofing', 'lien', 'We may file a lien on the home if payment is 5 days late.'],
  ['moving', 'deposit', 'A deposit of half the estimate holds your date.'],
  ['moving', 'cash', 'The balance is due in cash before the truck is unloaded.'],
];

const idsIn = (trade: string, text: string): string[] =>
  findCautions(text, cautionsIn(trade), 0, [], trade).map(({ caution }) => caution.id);

test('the table is no shorter than it was meant to be', () => {
  expect(honest.flatMap(([, ...sentences]) => sentences).length).toBeGreaterThanOrEqual(60);
  expect(traps.flatMap(([, , ...sentences]) => sentences).length).toBeGreaterThanOrEqual(60);
});

describe.each(honest)('honest %s', (trade, ...sentences) => {
  test.each(sentences)('%s', (sentence) => {
    // Its own test below: a claim without the notice is no accusation.
    expect(idsIn(trade, sentence).filter((id) => id !== 'deductible-notice')).toEqual([]);
  });
});

describe.each(traps)('%s, %s', (trade, caution, ...sentences) => {
  test.each(sentences)('%s', (sentence) => {
    expect(idsIn(trade, sentence)).toContain(caution);
  });
});

const notice =
  'Texas law requires a person insured under a property insurance policy to pay any deductible applicable to a claim made under the policy. It is a violation of Texas law for a seller of goods or services who reasonably expects to be paid wholly or partly from the proceeds of a property insurance claim to knowingly allow the insured person to fail to pay, or assist the insured person’s failure to pay, the applicable insurance deductible.';

test('the notice an insured job of $1,000 and more must carry is missed, and read where it stands', () => {
  const insured = 'Roof per insurance scope, less depreciation';
  const found = (text: string, total?: number) =>
    findCautions(text, cautionsIn('roofing'), total).map(({ caution }) => caution.id);
  expect(found(insured, 18_000)).toEqual(['deductible-notice']);
  expect(found(insured)).toEqual(['deductible-notice']);
  expect(found(insured, 900)).toEqual([]);
  expect(found(`${insured}\n${notice}`, 18_000)).toEqual([]);
  expect(found('Not an insurance claim. New roof', 18_000)).toEqual([]);
});

test('only what is said in just these words is asked of the company', () => {
  const sure = (text: string) =>
    findCautions(text, cautionsIn('roofing')).map(({ isSure }) => isSure);
  expect(sure('We waive your deductible.')).toContain(true);
  expect(sure('We waive up to $1,500 of your deductible.')).not.toContain(true);
  expect(sure('Ask us if we can cover your deductible.')).not.toContain(true);
  // The surest of its sentences is the one shown.
  expect(
    findCautions(
      'We cover some or all of your deductible.\nDeductible waived.',
      cautionsIn('roofing'),
    )[0]?.sentence,
  ).toBe('Deductible waived.');
});

test('what no phrase has is found by what was learned, and never surely', () => {
  const text =
    'The client who signs stays answerable for the balance, whatever the insurer decides to pay.';
  const cautions = cautionsIn('water-damage');
  expect(findCautions(text, cautions, 0, [], 'water-damage', null)).toEqual([]);
  expect(findCautions(text, cautions, 0, [], 'water-damage')).toMatchObject([
    { caution: { id: 'you-owe' }, isSure: false },
  ]);
});
