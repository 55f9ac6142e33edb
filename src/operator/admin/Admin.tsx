import { useEffect } from 'react';
import type { PartProps } from '../../account/account.ts';
import SectionLinks, { type Section } from '../../account/SectionLinks.tsx';
import { lazyPart } from '../../kit/LazyPart.tsx';
import { useAddress } from '../../kit/use-address.ts';
import Companies from './Companies.tsx';
import { boxes } from './inbox/boxes.ts';
import Inbox from './inbox/Inbox.tsx';
import Log from './Log.tsx';
import Person from './Person.tsx';
import Request from './Request.tsx';
import Requests from './Requests.tsx';
import Roles from './Roles.tsx';
import Today from './Today.tsx';

/** With what no other view draws: charts, the sheet of proof, letters. */
const Figures = lazyPart('The page of figures', () => import('./Figures.tsx'));
const Evidence = lazyPart('The record of consent', () => import('./Evidence.tsx'));
const Letters = lazyPart('The mail', () => import('./Letters.tsx'));

const sections: readonly Section[] = [
  { name: 'Today', search: '' },
  { name: 'Requests', search: '?view=requests' },
  { name: 'Companies', search: '?view=companies' },
  { name: 'Complaints', search: '?view=complaints' },
  { name: 'Orders', search: '?view=orders' },
  { name: 'Calls', search: '?view=calls' },
  { name: 'Onboarding', search: '?view=onboardings' },
  { name: 'Prices paid', search: '?view=paid' },
  { name: 'Mail', search: '?view=mail' },
  { name: 'Figures', search: '?view=figures' },
  { name: 'Audit log', search: '?view=log' },
  { name: 'Roles', search: '?view=roles' },
];

/** The section a view belongs to. */
const sectionOf = (view: string): string => {
  if (view === 'request' || view === 'evidence' || view === 'person') return '?view=requests';
  return sections.find(({ search }) => search === `?view=${view}`)?.search ?? '';
};

/** The operator’s page: its parts are told by the query string. */
export default function Admin({ account }: PartProps) {
  const { query } = useAddress();
  const view = query.get('view') ?? '';
  const request = query.get('request') ?? '';
  const current = sectionOf(view);
  const name = sections.find(({ search }) => search === current)?.name ?? '';
  useEffect(() => {
    document.title = document.title.replace(/^.*?Operator/, `${name} · Operator`);
  }, [name]);
  const email = account.user.email ?? '';
  return (
    <div className="text-sm leading-snug">
      <SectionLinks sections={sections} current={current} />
      {view === 'requests' ? (
        <Requests heading="h1" />
      ) : view === 'request' ? (
        <Request key={request} id={request} />
      ) : view === 'evidence' ? (
        <Evidence key={request} id={request} openedBy={email} />
      ) : view === 'person' ? (
        <Person />
      ) : view === 'companies' ? (
        <Companies />
      ) : view in boxes ? (
        <Inbox key={view} kind={view as keyof typeof boxes} />
      ) : view === 'mail' ? (
        <Letters />
      ) : view === 'figures' ? (
        <Figures />
      ) : view === 'log' ? (
        <Log />
      ) : view === 'roles' ? (
        <Roles own={email} />
      ) : (
        <Today />
      )}
    </div>
  );
}
