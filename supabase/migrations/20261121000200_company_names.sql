-- A company's name is what a homeowner agrees to, so no two shown companies may read alike.

-- What a name looks like at a glance: accents and case dropped, letters and digits that are easily
-- taken for one another made one, a leading "The" and the legal form at the end left off, as is
-- everything that is no letter or digit. Two names with the same key look alike.
create function private.name_key(name text) returns text
language sql immutable set search_path = ''
as $$
  select replace(replace(regexp_replace(regexp_replace(regexp_replace(folded,
    '^the[^a-z0-9]+', ''),
    -- The legal forms as they are spelled once i is l: inc, incorporated, corporation, limited.
    '((^|[^a-z0-9]+)(p[^a-z0-9]?)?(l[^a-z0-9]?l[^a-z0-9]?[cp]|l[^a-z0-9]?p|lnc|lncorporated|co|company|corp|corporatlon|ltd|llmlted))+[^a-z0-9]*$', ''),
    '[^a-z0-9]', '', 'g'), 'rn', 'm'), 'vv', 'w')
  from (
    select translate(replace(replace(lower(translate(normalize(name, NFKC),
      'ÀÁÂÃÄÅàáâãäåÇçÈÉÊËèéêëÌÍÎÏìíîïÑñÒÓÔÕÖØòóôõöøÙÚÛÜùúûüÝýÿ',
      'AAAAAAaaaaaaCcEEEEeeeeIIIIiiiiNnOOOOOOooooooUUUUuuuuYyy')), '&', 'and'), '+', 'and'), '01i5', 'olls') as folded
  ) f;
$$;

-- Whether a company may be called this: 3 to 120 Latin letters, digits and common signs, single spaces,
-- something to recognize it by. Other alphabets hold letters that cannot be told from Latin ones. The
-- name stands in the words of consent, so it may not read as a list or as a sentence that ends in it:
-- no comma, nothing after "!", and a period before a space only after one or two letters ("St. Mary").
create function private.is_company_name(name text) returns boolean
language sql immutable set search_path = ''
as $$
  select char_length(name) <= 120
    and name !~ '[^A-Za-z0-9ÀÁÂÃÄÅàáâãäåÇçÈÉÊËèéêëÌÍÎÏìíîïÑñÒÓÔÕÖØòóôõöøÙÚÛÜùúûüÝýÿ &''’.+/()#!-]'
    and name ~ '[A-Za-z]'
    and name !~ '(^ | $|  )'
    and name !~ '!.' and name !~ '[^ .]{3}\.+ '
    -- A name is no advertisement: no phone number, no rank, no deductible given away, no word that shouts.
    and name !~ '[0-9]{3}[^A-Za-z0-9]{0,2}[0-9]{3}[^A-Za-z0-9]{0,2}[0-9]{4}' and name !~ '[0-9]{3}[-. ][0-9]{4}'
    and name !~* '# ?1 *[A-Za-z]|deductible' and name !~ '(^| )(FREE|CALL|BEST|CHEAP|DISCOUNT|GUARANTEED)( |$)'
    and char_length(regexp_replace(name, '[ &''’.+/()#!-]', '', 'g')) >= 3
    and private.name_key(name) <> '';
$$;

-- Names from before this rule: what is not allowed is dropped, and a name that another shown company
-- already has gets a number. Staff look at either again before it is shown.
update public.companies c set
  name = case when private.is_company_name(mended.name) then mended.name else 'Company ' || upper(left(c.id::text, 8)) end,
  status = case when c.status = 'approved' then 'pending' else c.status end
from (
  select id, btrim(regexp_replace(regexp_replace(normalize(name, NFKC),
    '[^A-Za-z0-9ÀÁÂÃÄÅàáâãäåÇçÈÉÊËèéêëÌÍÎÏìíîïÑñÒÓÔÕÖØòóôõöøÙÚÛÜùúûüÝýÿ &''’.,+/()#!-]', ' ', 'g'), ' +', ' ', 'g')) as name
  from public.companies
) mended
where mended.id = c.id and not private.is_company_name(c.name);
update public.companies c set name = left(c.name, 100) || ' (' || upper(left(c.id::text, 8)) || ')', status = 'pending'
from (
  select id, row_number() over (partition by private.name_key(name) order by created_at, id) as nth
  from public.companies where status = 'approved'
) shown
where shown.id = c.id and shown.nth > 1;

alter table public.companies drop constraint companies_name_check;
alter table public.companies add constraint companies_name_check check (private.is_company_name(name));
-- Among those shown only: else whoever signs up first under a name would keep its owner out.
create unique index companies_name_idx on public.companies (private.name_key(name)) where status = 'approved';

-- Whether another approved company has this name or one that looks like it.
create function private.name_is_taken(company uuid, name text) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select from public.companies c
    where c.status = 'approved' and c.id <> company
      and private.name_key(c.name) = private.name_key(name_is_taken.name)
  );
$$;

revoke execute on all functions in schema private from public;
-- A check and an index run with the rights of whoever writes the row.
grant execute on function private.name_key(text), private.is_company_name(text) to authenticated, service_role;
grant execute on function private.name_is_taken(uuid, text) to authenticated, service_role;

-- Nobody but the tables' own triggers draws numbers from a sequence.
revoke all on all sequences in schema public from public, anon, authenticated;
