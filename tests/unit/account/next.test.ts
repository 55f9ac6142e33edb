import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nextTarget, signInAddress } from '../../../src/session/next.ts';

const asked = (next: string) => nextTarget(`?next=${encodeURIComponent(next)}`);

describe('the page after signing in', () => {
  it.each(['/dashboard', '/dashboard?view=report&x=1#top', '/admin?q=%2F%2Fevil.example', '/'])(
    'is a page of this site: %s',
    (next) => expect(asked(next)).toBe(next),
  );

  it.each([
    'https://evil.example/',
    '//evil.example/',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    'javascript:alert(1)',
    'data:text/html,x',
    'dashboard',
    ' //evil.example',
    '/./\\evil.example',
    '/..//evil.example',
    '/a/..//evil.example',
    'http:evil.example',
    '',
  ])('is never anything else: %j', (next) => expect(asked(next)).toBeNull());

  it('is not a page that only leads on', () => {
    for (const next of [
      '/auth',
      '/auth/',
      '/auth?next=/auth',
      '/professional-signup',
      '/x/../auth',
    ]) {
      expect(asked(next), next).toBeNull();
    }
    expect(nextTarget('')).toBeNull();
  });

  it('stays on this site whatever is asked', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.string().map((text) => `/${text}`),
        ),
        (text) => {
          const target = asked(text);
          if (target === null) return;
          expect(new URL(target, 'https://ledger.example').origin).toBe('https://ledger.example');
          expect(target).toMatch(/^\/(?!\/)/);
        },
      ),
    );
  });

  it('is the one that asked to sign in', () => {
    const address = signInAddress(new URL('https://ledger.example/dashboard?request=1#notes'));
    expect(nextTarget(new URL(address, 'https://ledger.example').search)).toBe(
      '/dashboard?request=1#notes',
    );
  });
});
