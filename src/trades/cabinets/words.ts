import words from '../../../content/trades/cabinets/words.json' with { type: 'json' };

export { words };
