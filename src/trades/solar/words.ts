import words from '../../../content/trades/solar/words.json' with { type: 'json' };

export { words };
