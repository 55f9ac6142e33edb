-- Whether a request is a company's own is asked of the one row that makes it so, by its key. Asked of the
-- list of all its requests, writing a note took the longer the more there had been.

alter policy "the link, its recipients and admins see a request" on public.requests
  using (
    id = (select private.token_request_id())
    or exists (
      select from public.request_recipients p
      where p.request_id = requests.id and p.status not in ('withdrawn', 'declined')
        and p.company_id in (select private.own_company_ids('approved'))
    )
    or (select private.staff_role()) = 'admin'
  );
alter policy "the companies of a request see that it asked to stop" on public.request_stops
  using (
    exists (
      select from public.request_recipients p
      where p.request_id = request_stops.request_id and p.status not in ('withdrawn', 'declined')
        and p.company_id in (select private.own_company_ids('approved'))
    )
    or (select private.staff_role()) = 'admin'
  );
alter policy "members note what only they know" on public.company_events
  with check (
    company_id in (select private.own_company_ids('approved')) and actor = (select auth.uid())
    and kind in ('called', 'no answer', 'texted', 'mailed') and detail = '{}'
    and at between now() - interval '1 minute' and now() + interval '1 minute'
    and exists (
      select from public.request_recipients p
      where p.request_id = company_events.request_id and p.company_id = company_events.company_id
        and p.status not in ('withdrawn', 'declined')
    )
  );
alter policy "members write notes" on public.company_notes
  with check (
    company_id in (select private.own_company_ids('approved')) and author = (select auth.uid())
    and created_at between now() - interval '1 minute' and now() + interval '1 minute'
    and exists (
      select from public.request_recipients p
      where p.request_id = company_notes.request_id and p.company_id = company_notes.company_id
        and p.status not in ('withdrawn', 'declined')
    )
  );
alter policy "the link, and a company about its own request, complain" on public.complaints
  with check (
    (request_id = (select private.token_request_id()) and written_by = 'homeowner')
    or (written_by = 'company' and company_id in (select private.own_company_ids('approved')) and exists (
      select from public.request_recipients p
      where p.request_id = complaints.request_id and p.company_id = complaints.company_id
        and p.status not in ('withdrawn', 'declined')
    ))
  );
drop function private.addressed_request_ids();
