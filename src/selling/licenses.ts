import type { TradeId } from '../trades/trade.ts';

/** A license that the state of Texas gives, and where anyone can look it up. */
export interface License {
  /** Who gives it, as people say it: `TDLR`. */
  readonly agency: string;
  /** What it is called in a sentence: "contractor license". */
  readonly name: string;
  /** The work that needs it, where not all of the trade does. */
  readonly onlyFor?: string;
  /** How its numbers look, as a hint. */
  readonly looksLike?: string;
  /** What every number matches, however it is spaced; absent where they have no form that we know. */
  readonly form?: RegExp;
  /** The state's own look-up, or the page of the agency that leads there. */
  readonly lookUp: string;
}

/** What Texas asks of the companies of a trade. */
export interface Licensing {
  /** Null where it gives none that we know of. */
  readonly license: License | null;
  /** Said where there is none. */
  readonly says?: string;
  /** Ids among the trade's own sources; empty where nothing says that one is asked for. */
  readonly sources: readonly string[];
}

const tdlrSearch = 'https://www.tdlr.texas.gov/LicenseSearch/';

const noneKnown: Licensing = {
  license: null,
  says: 'We know of no Texas license for this trade.',
  sources: [],
};

/** What Texas asks of a trade, in a sentence. */
export const licenseSays = ({ license, says }: Licensing): string | undefined =>
  license
    ? `Texas licenses ${license.onlyFor ? `only ${license.onlyFor}` : 'this trade'} (${license.agency}).`
    : says;

/** The trades that take requests; the other two have no companies here. */
export type RequestTradeId = Exclude<TradeId, 'chiropractic' | 'senior-care'>;

/** What Texas asks of the companies of each trade, read from the trade's sources on 2026-11-22. */
export const licensing: Readonly<Record<RequestTradeId, Licensing>> = {
  roofing: {
    license: null,
    says: 'Texas does not license this trade.',
    sources: ['R12', 'R13'],
  },
  hvac: {
    license: {
      agency: 'TDLR',
      name: 'air conditioning and refrigeration contractor license',
      looksLike: 'It starts with TACLA or TACLB',
      form: /^TACL[AB]\d{3,}[A-Z]?$/i,
      lookUp: tdlrSearch,
    },
    sources: ['S45'],
  },
  solar: {
    license: {
      agency: 'TDLR',
      name: 'electrical contractor license, or registration as a solar retailer',
      lookUp: tdlrSearch,
    },
    sources: ['S41'],
  },
  'pest-control': {
    license: {
      agency: 'TDA',
      name: 'structural pest control business license',
      lookUp:
        'https://texasagriculture.gov/regulatoryprograms/pesticides/structuralpestcontrolservice/structuralpestcontrollicensing.aspx',
    },
    sources: ['P27', 'P28'],
  },
  'water-damage': {
    license: {
      agency: 'TDLR',
      name: 'mold remediation contractor license',
      onlyFor: 'mold of 25 square feet or more in one patch',
      lookUp: tdlrSearch,
    },
    sources: ['W17', 'W41'],
  },
  concrete: {
    license: null,
    says: 'Texas does not license this trade. A city may ask you to register.',
    sources: ['C39'],
  },
  septic: {
    license: {
      agency: 'TCEQ',
      name: 'on-site sewage facility license',
      lookUp: 'https://www2.tceq.texas.gov/lic_dpa/index.cfm',
    },
    sources: ['S27'],
  },
  moving: {
    license: {
      agency: 'TxDMV',
      name: 'motor carrier certificate',
      lookUp: 'https://apps.txdmv.gov/apps/mccs/truckstop/',
    },
    sources: ['M36'],
  },
  cabinets: noneKnown,
  'garage-door': noneKnown,
  'appliance-repair': {
    license: {
      agency: 'TDLR',
      name: 'residential appliance installation contractor license',
      onlyFor: 'wiring appliances in, a power cord included',
      looksLike: 'It starts with TICL',
      lookUp: tdlrSearch,
    },
    sources: ['R41', 'R42'],
  },
  'home-staging': noneKnown,
  'forensic-cleaning': {
    license: null,
    says: 'We know of no Texas license for this trade. Whoever hauls medical waste registers with TCEQ.',
    sources: ['F36'],
  },
};
