import { useEffect, useState } from 'react';

/** After how long it is said that it takes longer than it should, in milliseconds. */
const long = 6000;

/** Says that something is awaited, to eyes and to screen readers. */
export default function Spinner({ label }: { readonly label: string }) {
  const [isLong, setIsLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLong(true), long);
    return () => clearTimeout(timer);
  }, []);
  return (
    <p role="status" className="awaited flex items-center gap-3 text-soft">
      <span
        aria-hidden="true"
        className="size-5 shrink-0 animate-spin rounded-full border-2 border-rule border-t-oak"
      />
      {label}
      {isLong && ' This takes longer than it should.'}
    </p>
  );
}
