import { describe, expect, test } from 'vitest';
import {
  article,
  breadcrumbList,
  faqPage,
  graph,
  howTo,
  webPage,
  webSite,
} from '../../../../src/site/components/json-ld.ts';

const origin = 'https://ledger.test';

describe('what machines are told', () => {
  test('cannot end the script element it stands in', () => {
    const told = graph([{ '@type': 'Thing', name: '</script><b>' }]);
    expect(told).not.toContain('<');
    expect(JSON.parse(told)['@graph'][0].name).toBe('</script><b>');
  });

  test('names a page by its canonical address', () => {
    const page = webPage(origin, { canonical: '/about-us', title: 'About', description: 'Who.' });
    expect(page).toMatchObject({ url: 'https://ledger.test/about-us', name: 'About' });
  });

  test('gives the first page one address, with the slash browsers write', () => {
    const page = webPage(origin, { canonical: '/', title: 'Home', description: 'First.' });
    expect(page['url']).toBe('https://ledger.test/');
    expect(webSite(origin)['url']).toBe('https://ledger.test/');
  });

  test('counts the steps of the way here from one', () => {
    const trail = breadcrumbList(origin, [
      { name: 'Home', path: '/' },
      { name: 'Roofing', path: '/roofing' },
    ]);
    expect(trail['itemListElement']).toEqual([
      { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://ledger.test/' },
      { '@type': 'ListItem', position: 2, name: 'Roofing', item: 'https://ledger.test/roofing' },
    ]);
  });

  test('dates an article, and takes the first date where it was never changed', () => {
    const text = {
      canonical: '/articles/hail',
      headline: 'After hail',
      description: 'What to look at.',
      published: new Date('2026-11-20'),
    };
    expect(article(origin, text)).toMatchObject({
      datePublished: '2026-11-20',
      dateModified: '2026-11-20',
    });
    expect(article(origin, { ...text, updated: new Date('2026-12-01') })).toMatchObject({
      dateModified: '2026-12-01',
    });
  });

  test('gives each question the answer that stands beside it', () => {
    expect(faqPage([{ ask: 'Is it hail?', answer: 'No.' }])['mainEntity']).toEqual([
      {
        '@type': 'Question',
        name: 'Is it hail?',
        acceptedAnswer: { '@type': 'Answer', text: 'No.' },
      },
    ]);
  });

  test('counts the steps of a how-to from one', () => {
    const told = howTo({ name: 'A', description: 'B', tools: [], steps: ['Look', 'Stop'] });
    expect(told['step']).toEqual([
      { '@type': 'HowToStep', position: 1, name: 'Look' },
      { '@type': 'HowToStep', position: 2, name: 'Stop' },
    ]);
  });

  test('claims neither a business with an address nor ratings', () => {
    const told = graph([webSite(origin)]);
    expect(told).not.toMatch(/LocalBusiness|aggregateRating|Review/);
  });
});
