import type { FunctionComponent, PropsWithChildren, ReactElement, ReactNode } from 'react';

const asText = (value: unknown): string =>
  String(value).replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

const names: Readonly<Record<string, string>> = { className: 'class', textAnchor: 'text-anchor' };

/**
 * What React would draw, as HTML, without React: of elements and of components that use no hook. It knows
 * the attributes that a result begins with; a test compares it with React on every trade.
 */
export const draw = (node: ReactNode): string => {
  if (node === null || node === undefined || typeof node === 'boolean') return '';
  if (Array.isArray(node)) return node.map(draw).join('');
  if (typeof node !== 'object') return asText(node);
  const { type, props } = node as ReactElement<PropsWithChildren>;
  if (typeof type === 'function') return draw((type as FunctionComponent)(props) as ReactNode);
  const { children, ...attributes } = props;
  const inside = draw(children);
  if (typeof type !== 'string') return inside;
  const written = Object.entries(attributes).map(([name, value]) =>
    // What is pressed waits for React.
    value === undefined || typeof value === 'function'
      ? ''
      : ` ${names[name] ?? name}="${asText(value)}"`,
  );
  return `<${type}${written.join('')}>${inside}</${type}>`;
};
