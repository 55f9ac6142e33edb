import { email } from '../../selling/onboarding/email.ts';
import Onboarding from './Onboarding.tsx';

/** The form of the follow-up by email. */
export default function EmailForm() {
  return <Onboarding form={email} />;
}
