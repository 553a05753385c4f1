-- Clients see where they are logged in, and can end it there: by a number, since only hashes of the tokens are kept.
alter table sessions add column id uuid not null unique default gen_random_uuid();

-- What the browser says of itself in two words ("Safari, iPhone"); empty where it says nothing that is known.
alter table sessions add column device text not null default '';

alter table sessions add column last_seen_at timestamptz not null default now();
update sessions set last_seen_at = created_at;
