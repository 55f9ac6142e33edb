import { voice } from '../../selling/onboarding/voice.ts';
import Onboarding from './Onboarding.tsx';

/** The form of the AI voice receptionist. */
export default function VoiceForm() {
  return <Onboarding form={voice} />;
}
