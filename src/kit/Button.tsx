import type { ComponentProps } from 'react';

const looks = { filled: 'button', quiet: 'button-quiet', link: 'link' } as const;

/** Something to press that sends no form: quiet, unless it comes first on the page or stands in a sentence. */
export default function Button({
  look = 'quiet',
  busy = false,
  className = '',
  ...button
}: ComponentProps<'button'> & {
  readonly look?: keyof typeof looks;
  /** A press does nothing for now. It keeps the focus, which it would lose disabled. */
  readonly busy?: boolean;
}) {
  return (
    <button
      type="button"
      className={`${looks[look]} ${className}`.trim()}
      aria-disabled={busy || undefined}
      {...button}
    />
  );
}
