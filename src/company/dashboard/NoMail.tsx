import { site } from '../../site.ts';
import ViewLink from '../../kit/ViewLink.tsx';
import { mailto } from '../../kit/mailto.ts';

/** Says that letters do not reach whoever looks, and what to do: new requests come by mail, and so do their ends. */
export default function NoMail({ why }: { readonly why: 'bounced' | 'complained' }) {
  return (
    <div role="status" className="warning mb-6">
      <p>
        <b>
          {why === 'bounced'
            ? 'Mail to you comes back, so we send you none.'
            : 'You get no mail from us: our mail was marked as spam from your mailbox.'}
        </b>{' '}
        You only learn of new requests here.{' '}
        <ViewLink to="?view=profile">Change your address</ViewLink> under “You”, or, if yours works,{' '}
        <a href={mailto(site.email, 'Send me mail again')}>ask us to send you mail again</a>.
      </p>
    </div>
  );
}
