import { encode } from 'uqr';

/** The address as squares a phone's camera reads. */
const QrCode = ({ text }: { readonly text: string }) => {
  const { data, size } = encode(text, { ecc: 'L', border: 2 });
  const squares = data.flatMap((row, y) =>
    row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  return (
    <svg
      className="print:size-24 print:fill-ink"
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label="Link to this page"
    >
      <path d={squares.join('')} />
    </svg>
  );
};

/** On paper: the way back for a phone's camera. */
export default function PaperNote({ address }: { readonly address: string }) {
  return (
    <div className="paper-note only-print text-xs">
      <QrCode text={address} />
    </div>
  );
}
