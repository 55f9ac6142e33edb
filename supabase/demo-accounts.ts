/**
 * The people and companies of the demonstration that `npm start` offers on one machine.
 * scripts/seed-demo.ts writes them and refuses any address that is not this machine.
 */

/** A company that exists only in the demonstration. Its name says so. */
export interface DemoCompany {
  readonly name: `Demo ${string}`;
  readonly description: string;
  /** From the numbers kept for fiction, 817-555-0100 to 0199: it rings nowhere. */
  readonly phone: `817-555-01${number}`;
  readonly replyHours: number;
  readonly trades: readonly string[];
  readonly status: 'approved' | 'pending';
}

/** Someone who can sign in to the demonstration. */
export interface DemoAccount {
  readonly email: string;
  readonly password: string;
  readonly who: string;
  readonly company?: DemoCompany;
  readonly staffRole?: 'admin' | 'developer_admin';
}

export const demoAccounts: readonly DemoAccount[] = [
  {
    email: 'ana@demo.example',
    password: 'ledger-demo-ana',
    who: 'professional, approved',
    company: {
      name: 'Demo Post Oak Home Services',
      description:
        'A made-up company for trying the site. Roofs, heating and cooling, solar, moves.',
      phone: '817-555-0111',
      replyHours: 4,
      trades: ['roofing', 'hvac', 'solar', 'water-damage', 'moving', 'garage-door'],
      status: 'approved',
    },
  },
  {
    email: 'ben@demo.example',
    password: 'ledger-demo-ben',
    who: 'professional, approved',
    company: {
      name: 'Demo Bluebonnet Repair',
      description:
        'A made-up company for trying the site. Roofs, septic, concrete, appliances, pests.',
      phone: '817-555-0112',
      replyHours: 24,
      trades: ['roofing', 'septic', 'concrete', 'appliance-repair', 'pest-control', 'hvac'],
      status: 'approved',
    },
  },
  {
    email: 'cruz@demo.example',
    password: 'ledger-demo-cruz',
    who: 'professional, approved',
    company: {
      name: 'Demo Cross Timbers Builders',
      description:
        'A made-up company for trying the site. Roofs, cabinets, staging, cleaning after harm.',
      phone: '817-555-0113',
      replyHours: 48,
      trades: [
        'roofing',
        'cabinets',
        'home-staging',
        'forensic-cleaning',
        'water-damage',
        'concrete',
      ],
      status: 'approved',
    },
  },
  {
    email: 'dee@demo.example',
    password: 'ledger-demo-dee',
    who: 'professional, waiting for approval',
    company: {
      name: 'Demo Grapevine Creek Roofing',
      description: 'A made-up company for trying the site. It waits to be approved.',
      phone: '817-555-0114',
      replyHours: 24,
      trades: ['roofing'],
      status: 'pending',
    },
  },
  {
    email: 'admin@demo.example',
    password: 'ledger-demo-admin',
    who: 'admin',
    staffRole: 'admin',
  },
  {
    email: 'developer@demo.example',
    password: 'ledger-demo-developer',
    who: 'developer admin',
    staffRole: 'developer_admin',
  },
];
