import words from '../../../content/trades/senior-care/words.json' with { type: 'json' };

export { words };
