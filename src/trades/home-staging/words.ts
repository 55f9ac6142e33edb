import words from '../../../content/trades/home-staging/words.json' with { type: 'json' };

export { words };
