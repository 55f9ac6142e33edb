import { useEffect, useRef } from 'react';
import SignInForm from '../account/SignInForm.tsx';

/** Stands before a page whose session ended by itself, until the same person is back. */
export default function SignedOut({ email }: { readonly email: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className="grid max-w-112 gap-5">
      <div className="caution">
        <h1 ref={heading} tabIndex={-1} className="text-xl">
          You were signed out
        </h1>
        <p>What you typed here is kept. Sign in again to go on where you were.</p>
      </div>
      <SignInForm email={email} />
      <p>
        <a href="/auth?view=forgot">Forgot the password?</a>
      </p>
    </section>
  );
}
