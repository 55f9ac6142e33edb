import * as is from '../backend/shape.ts';
import { kept } from '../kit/kept.ts';
import { useInBrowser } from '../kit/use-in-browser.ts';
import { useKept } from '../kit/use-kept.ts';
import SignedUp from './SignedUp.tsx';
import SignUpForm from './SignUpForm.tsx';
import type { TradeName } from './TradeChoice.tsx';

/** What was sent from this tab, until its sender goes on: a reload shows no empty form. */
const keptApplication = kept(
  'signed-up',
  is.record({ email: is.text, signedIn: is.flag }),
  'sessionStorage',
);

/** Where a company asks to be listed, and what happens once it has. */
export default function SignUpPage({ trades }: { readonly trades: readonly TradeName[] }) {
  const [sent, setSent] = useKept(keptApplication);
  if (useInBrowser() && sent)
    return (
      <SignedUp {...sent} onBack={() => setSent(null)} onGo={() => keptApplication.write(null)} />
    );
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
