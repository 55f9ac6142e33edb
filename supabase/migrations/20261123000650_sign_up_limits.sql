-- Sign-ups by sender. Each has a letter sent to an address that anyone may type, and the auth service's own
-- limit on letters is one for all: this slows down a stranger who would use it up. It stops none who makes up
-- senders, or asks again for accounts that are there: hence the alarm of private.watch_intake().

-- The auth service asks this before it makes a user (its "Before User Created" hook, supabase/config.toml):
-- nothing in the answer is a yes. A sign-up is counted like a short form, by the address of who sends it.
create function private.limit_sign_ups(event jsonb) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  sender inet;
begin
  begin
    sender := private.plain_address(event -> 'metadata' ->> 'ip_address');
  exception
    -- What is no address is counted by the email address alone.
    when invalid_text_representation then
      null;
  end;
  perform private.count_form('sign-up', coalesce(nullif(event -> 'user' ->> 'email', ''), 'none'), sender);
  return '{}';
exception
  when sqlstate 'PT429' then
    return jsonb_build_object('error', jsonb_build_object('http_code', 429,
      'message', 'Too many sign-ups came from this email or connection. Try again in an hour.'));
end;
$$;

revoke execute on function private.limit_sign_ups(jsonb) from public;
-- The auth service is there on a hosted project alone; the embedded server asks no hook.
do $$
begin
  if exists (select from pg_roles where rolname = 'supabase_auth_admin') then
    grant usage on schema private to supabase_auth_admin;
    grant execute on function private.limit_sign_ups(jsonb) to supabase_auth_admin;
  end if;
end;
$$;
