import words from '../../../content/trades/chiropractic/words.json' with { type: 'json' };

export { words };
