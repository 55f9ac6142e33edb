import words from '../../../content/trades/roofing/words.json' with { type: 'json' };

export { words };
