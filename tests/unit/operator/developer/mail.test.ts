import { expect, it } from 'vitest';
import { rowsOf } from '../../../../src/operator/developer/Mail.tsx';

const letter = (id: string, arrived_at: string) => ({
  id,
  arrived_at,
  kind: 'account',
  to_address: 'ana@demo.example',
  subject: `Letter ${id}`,
});
const queued = (id: string, created_at: string) => ({
  id,
  kind: 'new request',
  state: 'queued' as const,
  tries: 0,
  due_at: created_at,
  last_error: '',
  provider_id: '',
  created_at,
  ended_at: null,
  to_address: 'b…@demo.example',
  reference: null,
});

it('shows the newest letters first, however their times are written, and no whole address', () => {
  const queue = Array.from({ length: 60 }, (_, nth) =>
    queued(`q${nth}`, `2026-11-23T03:${String(nth).padStart(2, '0')}:00+00:00`),
  );
  const rows = rowsOf(queue, [letter('password', '2026-11-23 03:45:30+00')]);
  expect(rows.map(({ id }) => id).indexOf('password')).toBe(14);
  expect(rows.find(({ id }) => id === 'password')?.to).toBe('a…@demo.example');
});
