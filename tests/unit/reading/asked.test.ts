import { describe, expect, it } from 'vitest';
import { fragmentsOf } from '../../../src/reading/fragments.ts';

/** Addresses that were given out when all answers stood on two pages, each of which still leads to its question. */
const given: Readonly<Record<string, string>> = {
  '/southlake-property-faq':
    'permit-who-decides southlake-permit-list collin-side outside-city-limits permit-who-pulls own-wiring-plumbing ac-swap-permit water-heater-permit call-811 cut-a-tree short-term-rental hoa-or-city hail-how-often ask-insurer-counts dropped-after-hail nonrenewal-notice report-hail-deadline who-argues-claim lender-on-check start-before-permit torn-power-wire storm-limbs storm-property-tax flood-cover-when choose-power-company fair-power-price power-contract-ends oncor-charge hot-year-or-bad-ac generator-hoa where-water-from watering-days sewer-average sewage-whose-pipe septic-who-permits septic-add-bedroom septic-rules-2026 sellers-notice no-permit-work moved-out-insured how-long-to-sell new-roof-before-sale hoa-papers stay-after-closing homestead-exemption which-trades-licensed check-license-fast southlake-registration how-many-quotes money-before-work who-is-insured cancel-three-days spouse-signs subcontractor-lien payments-trust bad-work-first-step small-claims-limit hoa-roof-shingles hoa-dry-garden hoa-fence-camera roofer-texts',
  '/southlake-appliance-FAQ':
    'gas-smell co-alarm smoke-sparks water-on-floor oven-for-heat range-tips dryer-vent-cleaning open-microwave recall food-safe nothing-broken fridge-and-freezer-warm fridge-warm-freezer-cold dryer-two-cycles washer-full washer-fills-off dishwasher-standing-water disposal-hums burner-no-flame oven-cold half-rule how-long-last fridge-at-eight luxury-brand over-range-microwave visit-price part-deposit technician-license gas-hookup refrigerant bad-technician who-to-call water-hardness garage-fridge surge surge-protection home-warranty-fee home-warranty-cancel home-warranty-buy independent-voids right-to-repair warranty-ran-out complain',
};

describe('questions that moved to a page of their own', () => {
  it.each(Object.entries(given))('are still found at %s', (path, ids) => {
    const known = fragmentsOf(path);
    expect(ids.split(' ').filter((id) => !known?.has(id))).toEqual([]);
  });
});
