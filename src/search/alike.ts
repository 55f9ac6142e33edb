/** Phrases and words of people, and the word our pages say for them; both sides of a search are put so. */
const alike: readonly (readonly [meant: string, said: RegExp])[] = [
  ['ac', /\ba\/c|\bair ?con(?:dition(?:ing|ers?|ed)?)?\b|\baires? acondicionados?\b/g],
  ['price', /\bhow much(?: does| do| is| are| would| will)?(?: it| they)?(?: costs?)?\b/g],
  ['price', /\bcuanto (?:cuestan?|valen?|cobran)\b|\b(?:costs?|costo|precios?)\b/g],
  ['repair', /\bfix(?:es|ed|ing)?\b|\b(?:reparar|reparacion|arreglar)\b/g],
  ['quote', /\b(?:bids?|estimates?|cotizacion|presupuesto)\b/g],
  ['overpriced', /\b(?:too (?:much|high|expensive|pricey)|overpriced|ripp?(?:ed)? ?offs?)\b/g],
  ['renter', /\b(?:tenants?|renters?|renting|landlords?|landlady|inquilinos?|arrendador)\b/g],
  ['login', /\b(?:log|sign) ?in\b/g],
  ['roof', /\b(?:techos?|tejados?|techador)\b/g],
  ['hail', /\bgranizo\b/g],
  ['leak', /\b(?:goteras?|fugas?)\b/g],
  ['heating', /\b(?:calefaccion|calenton)\b/g],
  // One word, or a heater of rooms would answer.
  ['waterheater', /\b(?:(?:hot )?water heaters?|calentador(?: de agua)?|boiler)\b/g],
  ['plumber', /\b(?:plomer(?:o|ia)|fontanero|plumbing)\b/g],
  ['electrician', /\b(?:electricistas?|electric(?:al)? (?:panel|box|work|wiring)|electrical)\b/g],
  ['foundation', /\b(?:cimientos?|cimentacion|fundacion)\b/g],
  ['termites', /\btermitas\b/g],
  ['roaches', /\bcucarachas?\b/g],
  ['ants', /\bhormigas?\b/g],
  ['rats', /\b(?:ratas?|ratones)\b/g],
  ['bed bugs', /\bchinches\b/g],
  ['mold', /\b(?:moho|hongos?)\b/g],
  ['flood', /\b(?:inundacion|inundado)\b/g],
  ['septic', /\b(?:fosa septica|tanque septico|septico)\b/g],
  ['moving', /\bmudanzas?\b/g],
  ['cabinets', /\bgabinetes\b/g],
  ['kitchen', /\bcocinas?\b/g],
  ['garage door', /\b(?:puerta (?:de|del) (?:garaje|garage|cochera))\b/g],
  ['fridge', /\b(?:refrigerador|nevera)\b/g],
  ['washer', /\blavadora\b/g],
  ['dryer', /\bsecadora\b/g],
  ['solar panels', /\bpaneles solares\b/g],
  ['chiropractor', /\bquiropractico\b/g],
  ['tree', /\barbol(?:es)?\b/g],
  ['fence', /\bcercas?\b/g],
];

/** A text in the words of our pages; it is in small letters and without accents already. */
export const inOurWords = (text: string): string =>
  alike.reduce((said, [meant, pattern]) => said.replaceAll(pattern, meant), text);
