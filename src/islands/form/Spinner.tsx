/** Says that something is awaited, to eyes and to screen readers. */
export default function Spinner({ label }: { readonly label: string }) {
  return (
    <p role="status" className="flex items-center gap-3 text-soft">
      <span
        aria-hidden="true"
        className="size-5 animate-spin rounded-full border-2 border-rule border-t-oak"
      />
      {label}
    </p>
  );
}
