import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { namesInModule, namesOf, withOwnStyles } from '../../../integrations/own-styles.ts';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const page = (css: string, body: string) =>
  `<meta http-equiv="content-security-policy" content="style-src ${hash(css)}"><style>${css}</style>${body}`;
const own = (css: string, body: string, scripts: readonly string[] = []) =>
  /<style>([^]*)<\/style>/.exec(withOwnStyles(page(css, body), scripts))?.[1];

test('a page keeps the rules of what stands on it, and its policy fits', () => {
  const css =
    '@layer a,b;@layer a{.here{color:red}.there{color:red}}@media print{.there{color:red}}';
  const body = '<p class="here">there</p>';
  const kept = '@layer a,b;@layer a{.here{color:red}}';
  expect(withOwnStyles(page(css, body), [])).toBe(page(kept, body));
});

test('nothing is left of a frame, however deep, of rules that are gone', () => {
  const css = '@media print{@supports (top:1px){@media screen{.gone{color:red}}}}.here{color:red}';
  expect(own(css, '<p class="here">gone</p>')).toBe('.here{color:red}');
});

test('a page keeps the rules of what its scripts can show', () => {
  const css = '.open{color:red}.part-3{color:red}.sm\\:p-\\[1px\\]{color:red}.other{color:red}';
  const script = 'const a=`part part-${n}`;jsx("p",{other,className:`${b?"open":""} sm:p-[1px]`})';
  expect(own(css, '<p></p>', namesInModule(script))).toBe(
    '.open{color:red}.sm\\:p-\\[1px\\]{color:red}',
  );
});

test('what depends on states, negations and alternatives stays', () => {
  const css =
    ':focus-visible{outline:0}p:is(.a,.b):is(:hover,:focus){color:red}p:not(.gone){color:red}p:has(.gone){color:red}';
  expect(own(css, '<p class="a"></p>')).toBe(
    ':focus-visible{outline:0}p:is(.a,.b):is(:hover,:focus){color:red}p:not(.gone){color:red}',
  );
});

test('what has a name stays where it is called, and no variable of Tailwind that nothing reads', () => {
  const named =
    '@property --tw-a{syntax:"*"}@property --tw-b{syntax:"*"}@keyframes k{from{opacity:0}}@keyframes l{from{opacity:0}}';
  const css = `.here{--tw-a:1;--tw-b:2;--ours:3;top:var(--tw-b);animation:l 1s}${named}`;
  expect(own(css, '<p class="here"></p>')).toBe(
    '.here{--tw-b:2;--ours:3;top:var(--tw-b);animation:l 1s}@property --tw-b{syntax:"*"}@keyframes l{from{opacity:0}}',
  );
});

test('names are read as a browser reads them', () => {
  expect(namesOf('<a class="x [&amp;_p]:m-1" id=top data-y hidden>text</a>')).toEqual(
    expect.arrayContaining(['<a', 'x', '[&_p]:m-1', 'top', 'data-y', 'hidden']),
  );
  expect(namesOf('<a>text</a>')).not.toContain('text');
});

test('no tag is taken for a class of its name, whoever makes it', () => {
  const css = 'input{color:red}.input{color:red}';
  expect(own(css, '<input>')).toBe('input{color:red}');
  expect(own(css, '<p></p>', namesInModule('_jsx("input",{className:"other"})'))).toBe(
    'input{color:red}',
  );
});

test('of what never changes only its own rules are sent, with those of what a script makes', () => {
  const css =
    '.here[data-tiles="2"]{color:red}.here[data-tiles="3"]{color:red}[type=radio]{top:0}[type=checkbox]{top:0}';
  expect(own(css, '<p class="here" data-tiles="3"></p>')).toBe('.here[data-tiles="3"]{color:red}');
  expect(own(css, '<input type="radio">')).toBe('[type=radio]{top:0}');
  expect(own(css, '', namesInModule('_jsx("input",{type:"checkbox"})'))).toBe(
    '[type=checkbox]{top:0}',
  );
  expect(own('[data-waiting]{top:0}', '<p></p>')).toBe('');
  expect(own('[data-waiting]{top:0}', '<p data-waiting></p>')).toBe('[data-waiting]{top:0}');
});

test('what machines are told of a page names nothing', () => {
  const told = '<script type="application/ld+json">{"name":"A table"}</script>';
  expect(own('.table{top:0}.here{top:0}', `<p class="here"></p>${told}`)).toBe('.here{top:0}');
});

test('what old browsers had apart is one rule, in which the last word stands', () => {
  const mix = '@supports (color:color-mix(in lab, red, red)){.here{top:2px}}';
  expect(own(`.here{top:1px}${mix}.here{left:0}`, '<p class="here"></p>')).toBe(
    '.here{top:2px;left:0}',
  );
});

test('a rule says each thing once, and what is nested in it keeps its own', () => {
  const css = '.here{color:red;top:0;color:blue;&:hover{top:1px}}';
  expect(own(css, '<p class="here"></p>')).toBe('.here{top:0;color:blue;&:hover{top:1px}}');
});
