import words from '../../../content/trades/septic/words.json' with { type: 'json' };

export { words };
