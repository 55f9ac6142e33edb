import { expect, it } from 'vitest';
import { mailto } from '../../../../src/kit/mailto.ts';

it.each([
  ['pat@mail.example', 'mailto:pat@mail.example?subject=Order%20P-1'],
  // All of it is the address: nobody else gets the letter.
  [
    'a?bcc=b%40evil.example&x@mail.example',
    'mailto:a%3Fbcc%3Db%2540evil.example%26x@mail.example?subject=Order%20P-1',
  ],
])('a letter goes to the address that was typed and no other: %s', (address, link) => {
  expect(mailto(address, 'Order P-1')).toBe(link);
  expect(decodeURIComponent(new URL(link).pathname)).toBe(address);
});
