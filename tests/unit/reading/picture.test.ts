import { expect, it } from 'vitest';
import { componentsIn } from '../../../src/reading/parsed.ts';
import { pictureOf } from '../../../src/reading/picture.ts';
import { textsOf } from '../../../src/reading/texts.ts';

const articles = textsOf('articles').map((text) => [text.slug, text] as const);

it.each(articles)('%s shows one picture, described in words', (_slug, text) => {
  expect(componentsIn(text).filter(({ name }) => name === 'Picture')).toHaveLength(1);
  const { box, title, desc, body } = pictureOf(text);
  // Its words of 13 are then 11 pixels or more where the screen is 360.
  expect(box.split(' ')[2]).toBe('320');
  expect(title.length).toBeGreaterThan(5);
  expect(desc.length).toBeGreaterThan(15);
  expect(body).not.toContain('NaN');
});

it.each(articles)(
  '%s: no words of its picture run into each other or off its sheet',
  (_slug, text) => {
    const { box, body: drawn } = pictureOf(text);
    const [, , width = 0, height = 0] = box.split(' ').map(Number);
    // What stands in a disc is measured where the disc is put.
    const body = drawn.replaceAll(
      /<g class="spot" transform="translate\(([\d.]+) ([\d.]+)\)">.*?<text>(.*?)<\/text><\/g>/g,
      '<text class="mid" x="$1" y="$2">$3</text>',
    );
    const words = [
      ...body.matchAll(/<text(?: class="([^"]*)")? x="([\d.]+)" y="([\d.]+)">([^<]*)<\/text>/g),
    ].map(([, role = '', x, y, said = '']) => {
      // The widest letters of the face take some 0.56 of its size on average.
      const wide = said.replace(/&\w+;/g, '&').length * 7;
      const left = Number(x) - (role.includes('mid') ? wide / 2 : role.includes('end') ? wide : 0);
      return { said, left, right: left + wide, y: Number(y) };
    });
    const off = words.filter(({ left, right, y }) => left < -6 || right > width + 6 || y > height);
    expect(off.map(({ said }) => said)).toEqual([]);
    const meeting = words.filter((one, at) =>
      words
        .slice(at + 1)
        .some(
          (other) =>
            Math.abs(one.y - other.y) < 10 &&
            one.left < other.right - 2 &&
            other.left < one.right - 2,
        ),
    );
    // Two panels that are moved apart by a group are measured in their own places.
    if (!body.includes('<g ')) expect(meeting.map(({ said }) => said)).toEqual([]);
  },
);

it.each(articles)(
  '%s: what a list shows of its picture has no words and is 4 to 3',
  (_slug, text) => {
    const { box, body } = pictureOf(text).thumbnail;
    const [, , width = 0, height = 0] = box.split(' ').map(Number);
    expect(body).not.toContain('<text');
    expect(width / height).toBeCloseTo(72 / 54, 1);
  },
);
