import { readFileSync } from 'node:fs';
import { parse } from 'smol-toml';
import { describe, expect, it } from 'vitest';
import { fewest, strengthOf } from '../../../src/account/password.ts';

describe('a password', () => {
  it('has to be as long as the auth service asks', () => {
    const config = parse(readFileSync('supabase/config.toml', 'utf8'));
    expect(config).toMatchObject({ auth: { minimum_password_length: fewest } });
    expect(strengthOf('x7#kd9!ab').level).toBe(0);
    expect(strengthOf('').level).toBe(0);
  });

  it.each([
    'password12',
    'Password123!',
    'P@ssw0rd2026',
    '1234567890',
    '0987654321',
    'qwertyuiop',
    'aaaaaaaaaaaa',
    'abcabcabcabc',
    'Southlake2026',
    'letmein12345',
    'abcdefghij',
    '!!!!!!!!!!!!',
    '2026202620',
  ])('that many people use may not be used: %s', (password) => {
    expect(strengthOf(password)).toMatchObject({ level: 0 });
  });

  it('that is the person’s own address or company may not be used', () => {
    const known = ['dee.mason@oak.example', 'Lone Star Comfort'];
    expect(strengthOf('deemason2026', known).level).toBe(0);
    expect(strengthOf('LoneStarComfort1', known).level).toBe(0);
    expect(strengthOf('lone star comfort sells cold air', known).level).toBe(3);
  });

  it('gets better with every word, in any alphabet, spaces included', () => {
    expect(strengthOf('orbit mango').level).toBe(1);
    expect(strengthOf('orbit mango bed').level).toBe(2);
    expect(strengthOf('orbit mango bed clock').level).toBe(3);
    expect(strengthOf('синий ключ под').level).toBe(2);
  });
});
