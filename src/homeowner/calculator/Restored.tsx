/** Says that the answers on the page came from this device, and how to be rid of them. */
export const Restored = ({ onStartOver }: { readonly onStartOver: () => void }) => (
  <p className="mb-5 text-soft">
    Your last answers are back, kept on this device only.{' '}
    <button type="button" className="link" onClick={onStartOver}>
      Start over
    </button>
  </p>
);
