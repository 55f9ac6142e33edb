import words from '../../../content/trades/forensic-cleaning/words.json' with { type: 'json' };

export { words };
