import type { Command, TableAccess } from '../../backend/health.ts';

/** Kinds of callers, as the columns of the table of access. */
export const audiences = ['visitor', 'link', 'company', 'admin', 'developer'] as const;
export type Audience = (typeof audiences)[number];

/** How much of a table a kind of caller reaches: all rows, some, or those of its own. */
export type Reach = 'all' | 'some' | 'own';

/** The alternatives of a rule: what stands between its outermost "or". */
function alternatives(rule: string): string[] {
  let text = rule.trim();
  const parts: string[] = [];
  let depth = 0;
  let start = 0;
  for (let at = 0; at < text.length; at++) {
    if (text[at] === '(') depth++;
    if (text[at] === ')') {
      depth--;
      // One pair of brackets around the whole.
      if (depth === 0 && start === 0 && text.startsWith('(') && at === text.length - 1) {
        if (parts.length === 0) return alternatives(text.slice(1, -1));
      }
    }
    if (depth === 0 && text.startsWith(' OR ', at)) {
      parts.push(text.slice(start, at).trim());
      start = at + ' OR '.length;
    }
  }
  text = text.slice(start).trim();
  return [...parts, text];
}

/** Whom one alternative of a rule is for, and how much it gives; read from the helpers it calls. */
function reachOfAlternative(rule: string, isAnonymous: boolean): [Audience[], Reach] {
  const further = / AND /.test(rule);
  if (/staff_role\(\)/.test(rule)) {
    const reach = further ? 'some' : 'all';
    if (/developer_admin/.test(rule)) return [['developer'], reach];
    if (/'admin'/.test(rule)) return [['admin'], reach];
    return [['admin', 'developer'], reach];
  }
  if (/token_request_id\(\)|confirmation_request_id\(\)/.test(rule)) return [['link'], 'own'];
  if (/own_company|addressed_request|company_request|owned_|member/.test(rule)) {
    return [['company'], 'own'];
  }
  if (/auth\.uid\(\)/.test(rule)) return [['company', 'admin', 'developer'], 'own'];
  const everyone: Audience[] = isAnonymous
    ? ['visitor', 'link']
    : ['company', 'admin', 'developer'];
  return [everyone, rule.replace(/[() ]/g, '') === 'true' ? 'all' : 'some'];
}

const order: readonly Reach[] = ['own', 'some', 'all'];

/**
 * How much of a table each kind of caller reaches by one statement, as its grants and policies say.
 * Nothing: the kind is absent. This reads the rules' words; what the database does is its own answer.
 */
export function reachOf(table: TableAccess, command: Command): Partial<Record<Audience, Reach>> {
  const reached: Partial<Record<Audience, Reach>> = {};
  for (const policy of table.policies) {
    if (policy.command !== command && policy.command !== 'all') continue;
    if (!table.rights.some((right) => right.role === policy.role && right.command === command)) {
      continue;
    }
    for (const rule of alternatives(policy.rule)) {
      const [kinds, reach] = reachOfAlternative(rule, policy.role === 'anon');
      for (const kind of kinds) {
        const before = reached[kind];
        if (!before || order.indexOf(reach) > order.indexOf(before)) reached[kind] = reach;
      }
    }
  }
  return reached;
}
