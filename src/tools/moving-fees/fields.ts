import { choice, choices, yesNo, type Values } from '../../estimate/index.ts';
import { fields as moving } from '../../trades/moving/fields.ts';

const quote = 'The quote';
const fees = 'What it says of fees';

/** What is asked, in the order it is asked. */
export const fields = {
  trouble: yesNo({ ...moving.trouble, section: quote, default: 'no' }),
  reach: choice({ ...moving.reach, section: quote }),
  promise: choice({
    label: 'What does the quote promise?',
    section: quote,
    options: [
      { value: 'maximum', label: 'A price marked “not to exceed”' },
      { value: 'fixed', label: 'One fixed price' },
      { value: 'estimate', label: 'An estimate, or hours' },
      { value: 'spoken', label: 'Nothing in writing' },
    ],
    default: 'estimate',
  }),
  unnamed: choices({
    label: 'Which of these apply to you and are not named in it?',
    section: fees,
    options: [
      { value: 'stairs', label: 'Stairs' },
      { value: 'carry', label: 'A long walk to the truck' },
      { value: 'heavy', label: 'A piano or other heavy piece' },
      { value: 'packing', label: 'Packing and boxes' },
    ],
    default: [],
  }),
} as const;

export type MovingFeesValues = Values<typeof fields>;
