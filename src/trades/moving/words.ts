import words from '../../../content/trades/moving/words.json' with { type: 'json' };

export { words };
