import { describe, expect, it } from 'vitest';
import { looksOf } from '../../../../src/operator/developer/letter.ts';

describe('the looks of a letter', () => {
  it('are kept as React names them', () => {
    expect(looksOf(`margin:0 0 16px; Font-Weight : 600;color:#2e5e4a;`)).toEqual({
      margin: '0 0 16px',
      fontWeight: '600',
      color: '#2e5e4a',
    });
  });

  it('reach for nothing, cover nothing and escape nothing', () => {
    for (const style of [
      'background:url(https://spy.example/pixel.png)',
      'background: URL("//spy.example")',
      'background:image-set("https://spy.example" 1x)',
      'color:\\75rl(x)',
      'position:fixed; inset:0; z-index:9',
      'width:expression(alert(1))',
      'behavior:x',
      '--secret:1',
    ]) {
      expect(looksOf(style), style).toEqual({});
    }
  });
});
