import QrCode from '../QrCode.tsx';

/** On paper: the way back for a phone's camera. */
export default function PaperNote({ address }: { readonly address: string }) {
  return (
    <div className="paper-note">
      <QrCode text={address} label="Link to this page" />
    </div>
  );
}
