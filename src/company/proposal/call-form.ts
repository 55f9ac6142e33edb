import { line, readEmail, readPhone } from '../../contact/read-typed.ts';

/** The call form as it stands; the names are those of its fields. */
export interface TypedCall {
  readonly company: string;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly question: string;
  readonly mayCall: boolean;
  readonly mayText: boolean;
}

export const nothingTyped: TypedCall = {
  company: '',
  name: '',
  email: '',
  phone: '',
  question: '',
  mayCall: false,
  mayText: false,
};

/** As long as the database takes. */
const longest = { company: 120, name: 120, question: 2000 } as const;

/** What is in the form now. */
export function readCall(form: HTMLFormElement): TypedCall {
  const data = new FormData(form);
  const text = (name: string) => {
    const value = data.get(name);
    return typeof value === 'string' ? value : '';
  };
  return {
    company: text('company'),
    name: text('name'),
    email: text('email'),
    phone: text('phone'),
    question: text('question'),
    mayCall: data.has('may_call'),
    mayText: data.has('may_text'),
  };
}

/** The fields that can be wrong, in the order of the form. */
export type CallField = 'company' | 'name' | 'email' | 'question' | 'phone';

/** What has to be changed before the form can be sent, in its order; empty if nothing. */
export function checkCall(typed: TypedCall): readonly { field: CallField; message: string }[] {
  const { company, name, email, phone, question, mayCall, mayText } = typed;
  const tooLong = (text: string, most: number) =>
    text.length > most ? `Shorten this to ${most} characters` : undefined;
  const messages: Record<CallField, string | undefined> = {
    company: tooLong(company, longest.company),
    name: line(name) ? tooLong(name, longest.name) : 'Enter your name',
    email: readEmail(email) ? undefined : 'Enter an email address, like name@example.com',
    question: tooLong(question, longest.question),
    phone:
      (mayCall || mayText) && !readPhone(phone)
        ? 'Enter a US phone number, like 817-555-0123, or untick the boxes'
        : undefined,
  };
  return (Object.keys(messages) as CallField[]).flatMap((field) =>
    messages[field] ? [{ field, message: messages[field] }] : [],
  );
}
