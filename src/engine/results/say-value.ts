import type { Field, Value } from '../questions/field.ts';
import { figure, measure } from '../say/format.ts';

/** An answer as a person would say it. */
export const sayValue = (field: Field, value: Value): string => {
  if (value === null) return 'Not given';
  if (field.kind === 'number' && field.unit === 'hour' && (value as number) < 1)
    return measure(Math.round((value as number) * 60), 'minute');
  if (field.kind === 'number') return measure(value as number, field.unit);
  const name = (id: string) => field.options.find((option) => option.value === id)?.label ?? id;
  if (field.kind === 'choice') return name(value as string);
  if (field.kind === 'choices') return (value as readonly string[]).map(name).join(', ') || 'None';
  return (
    Object.entries(value as Record<string, number>)
      .filter(([, count]) => count > 0)
      .map(([id, count]) => `${name(id)} ${figure(count)}`)
      .join(', ') || 'None'
  );
};
