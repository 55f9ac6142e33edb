-- Tries a letter once more now: one that was given up, or one that waits for its next try because the
-- provider did not take it. One that is being sent is left alone, so that none goes out twice.
create or replace function private.retry_mail(letter uuid) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  if private.staff_role() is null then
    perform private.refuse('PT403', 'Only the site''s staff look at its mail.');
  end if;
  update private.mail_queue q
  set state = 'queued', tries = case q.state when 'dead' then 0 else q.tries end, due_at = now(), ended_at = null
  where q.id = letter and (q.state = 'dead' or (q.state = 'queued' and q.tries > 0 and q.due_at > now()));
  if not found then
    perform private.refuse('PT409', 'This letter neither was given up nor waits for another try. Look again.');
  end if;
  perform private.log_action('tried letter again', detail => jsonb_build_object('letter', letter));
end;
$$;
