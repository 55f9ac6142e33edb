import { useState } from 'react';
import SignedUp from './SignedUp.tsx';
import SignUpForm, { type Application } from './SignUpForm.tsx';
import type { TradeName } from './TradeChoice.tsx';

/** Where a company asks to be listed, and what happens once it has. */
export default function SignUpPage({ trades }: { readonly trades: readonly TradeName[] }) {
  const [sent, setSent] = useState<Application | null>(null);
  if (sent) return <SignedUp {...sent} onBack={() => setSent(null)} />;
  return (
    <>
      <h1>Work from homeowners who picked you</h1>
      <p className="lede">
        You see the whole job first. At most three companies get it. A person checks each new
        company before it is shown.
      </p>
      <p className="mt-4 max-w-2xl">
        Signing up costs nothing. A listing is a flat monthly fee, the same whether requests come or
        not, and never a price for each request.{' '}
        <a href="#offers">What it costs in your trade, and a sum with your own figures</a>
      </p>
      <SignUpForm trades={trades} onSent={setSent} />
    </>
  );
}
