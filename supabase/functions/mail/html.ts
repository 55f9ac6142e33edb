/** HTML that is safe to put into more HTML. */
export class Markup {
  readonly source: string;
  constructor(source: string) {
    this.source = source;
  }
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escape = (text: string): string => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? '');

/** Writes HTML in which every value that is no markup itself is escaped. */
export function html(
  parts: TemplateStringsArray,
  ...values: (string | Markup | readonly Markup[])[]
): Markup {
  const written = values.map((value) =>
    typeof value === 'string'
      ? escape(value)
      : [value]
          .flat()
          .map(({ source }) => source)
          .join(''),
  );
  return new Markup(parts.map((part, nth) => part + (written[nth] ?? '')).join(''));
}
