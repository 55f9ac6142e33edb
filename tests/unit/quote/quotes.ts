/** Quotes as contractors write them, with no company's name. Phone numbers are reserved ones for fiction. */
export const roofLines = `ROOFING PROPOSAL          Date: 10/28/2026
Prepared for: Homeowner, 100 Example Ln, Southlake, TX 76092
Phone (817) 555-0142      Estimate #1042

1. Tear off & haul 1 layer ..... $3,600.00
2. Install 30 yr architectural shingles,
   color by owner's choice      $10,900.00
3. Drip edge – not included
4. Pipe boots (4)
    $350.00
Permit – by owner
Ridge vent    included
TOTAL DUE $14,850.00
Deposit 50% due at signing $7,425
We work with your deductible!
Price good for 30 days.`;

export const roofDear = `Remove existing roof, 1 layer\t$4,100
Architectural shingles w/ synthetic underlayment\t$13,270
Drip edge & pipe jacks\t590
OSB decking  12 sheets @ $95
City permit\t$300
Subtotal\t$19,400
Sales tax 0%\t$0.00
TOTAL\t$19,400`;

export const roofBrands = `Tear off and dispose of 1 layer shingles 32 SQ @ $85.00  $2,720.00
GAF Timberline HDZ 35 SQ @ $310.00 $10,850.00
Synthetic underlayment $1,400
Permit $300
Deductible discount -$2,000
TOTAL $13,270.00`;

export const roofOneSum = `Complete roof replacement
- Tear off existing roof and haul away
- Install synthetic underlayment and starter
- Install architectural shingles
Total: $16,500`;

export const septicPump = `Pump septic tank up to 1000 gal   $425.00
Locate and dig up lid      85.00
Effluent filter cleaned - no charge
Travel TBD
Amount due: $510.00`;

export const hvacChangeout = `4 ton 15.2 SEER2 condenser and matching coil, R-454B.......$8,950.00
80% gas furnace, 80k BTU ....... $3,400.00
Smart thermostat (T-stat)  included
New line set 25 ft @ $38/ft
Permit & inspection fee 250
Less spring rebate  ($500.00)
Total investment  $13,050.00
Financing as low as $149/mo`;

export const movingBid = `2 movers & truck 5 hours x $140
Travel fee  $120.00
Packing materials  TBD
Stair carry (2 flights)  $75
Total estimate (non-binding) $895
Cash only on delivery`;

export const drivewayBid = `Demo and haul off existing driveway 600 sf @ $3.50/sf
Form & pour 4" slab, 3,500 psi  600 sq ft $6.75/sq ft = $4,050.00
#3 rebar 16" OC both ways 480.00
Compact base, 4 in   900.00
Permit: by owner
Total 7,530.00
50% down, balance on completion`;

export const careRate = `Assisted living studio, base rent  $4,500/month
Level of care 2   $850 per month
Medication management $400.00 per month
Community fee (one time) $2,000.00`;
