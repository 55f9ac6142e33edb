import { describe, expect, it } from 'vitest';
import type { Command, TableAccess } from '../../../../src/backend/health.ts';
import { reachOf } from '../../../../src/operator/developer/reach.ts';

const table = (
  rule: string,
  { role = 'authenticated', command = 'select' as Command, granted = true } = {},
): TableAccess => ({
  name: 'table',
  is_view: false,
  is_secured: true,
  rights: granted ? [{ role: role as 'anon', command }] : [],
  policies: [{ role, command, name: 'rule', rule }],
});

const staff = (is: string) => `(( SELECT private.staff_role() AS staff_role) ${is})`;

describe('who reaches what', () => {
  it.each([
    ['true', { company: 'all', admin: 'all', developer: 'all' }],
    [staff(`= 'admin'::text`), { admin: 'all' }],
    [staff('IS NOT NULL'), { admin: 'all', developer: 'all' }],
    [staff(`= 'developer_admin'::text`), { developer: 'all' }],
    [
      `((user_id = ( SELECT auth.uid() AS uid)) OR ${staff(`= 'admin'::text`)})`,
      { company: 'own', admin: 'all', developer: 'own' },
    ],
    [
      `((status = 'approved'::text) OR (id IN ( SELECT private.own_company_ids() AS own_company_ids)) OR ${staff('IS NOT NULL')})`,
      { company: 'some', admin: 'all', developer: 'all' },
    ],
    [`(${staff(`= 'admin'::text`)} AND (id = 1))`, { admin: 'some' }],
    [
      `((request_id = ( SELECT private.token_request_id() AS token_request_id)) OR (company_id IN ( SELECT private.own_company_ids('approved'::text) AS own_company_ids)))`,
      { link: 'own', company: 'own' },
    ],
  ])('is read from a policy: %s', (rule, reached) => {
    expect(reachOf(table(rule), 'select')).toEqual(reached);
  });

  it('tells visitors apart from those who are signed in', () => {
    expect(reachOf(table('true', { role: 'anon' }), 'select')).toEqual({
      visitor: 'all',
      link: 'all',
    });
    expect(reachOf(table(`(status = 'approved'::text)`, { role: 'anon' }), 'select')).toEqual({
      visitor: 'some',
      link: 'some',
    });
  });

  it('is nobody without a grant, without a policy, or by another statement', () => {
    expect(reachOf(table('true', { granted: false }), 'select')).toEqual({});
    expect(reachOf({ ...table('true'), policies: [] }, 'select')).toEqual({});
    expect(reachOf(table('true'), 'delete')).toEqual({});
  });
});
