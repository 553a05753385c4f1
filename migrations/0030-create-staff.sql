-- The people who work here. Whoever left stays as a row, because the record names them.
create table staff (
  id uuid primary key,
  name text not null,
  email text not null,
  role text not null check (role in ('owner', 'desk', 'practitioner')),
  created_at timestamptz not null,
  removed_at timestamptz
);

create unique index staff_email on staff (lower(email)) where removed_at is null;

-- Passkeys. A key works for the address of the site (rp_id) that it was made at, and for no other.
create table staff_keys (
  id text primary key,
  staff_id uuid not null references staff (id) on delete cascade,
  rp_id text not null,
  -- COSE, base64url.
  public_key text not null,
  counter bigint not null,
  transports text[] not null,
  -- What its owner calls the device.
  name text not null,
  created_at timestamptz not null,
  last_used_at timestamptz
);

create index staff_keys_staff on staff_keys (staff_id);

-- Cookies hold the tokens, the table only their hashes.
create table staff_sessions (
  id uuid primary key,
  token_hash text not null unique,
  staff_id uuid not null references staff (id) on delete cascade,
  device text not null,
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  expires_at timestamptz not null
);

create index staff_sessions_staff on staff_sessions (staff_id);

-- Links that make one key: the row goes when it is made. A person has one link at a time.
create table staff_links (
  staff_id uuid primary key references staff (id) on delete cascade,
  token_hash text not null unique,
  created_at timestamptz not null,
  expires_at timestamptz not null
);

create table staff_recovery_codes (
  code_hash text primary key,
  staff_id uuid not null references staff (id) on delete cascade,
  created_at timestamptz not null
);

create index staff_recovery_codes_staff on staff_recovery_codes (staff_id);

-- Challenges of ceremonies that were finished: none is answered twice.
create table staff_challenges (
  challenge_hash text primary key,
  expires_at timestamptz not null
);

-- When, who, what, whose, from what to what. No foreign keys: nothing that goes may take a line with it.
create table record (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  staff_id uuid,
  staff_name text,
  staff_role text,
  action text not null,
  client_id uuid,
  subject_id text,
  before jsonb,
  after jsonb
);

create index record_at on record (at);
create index record_client on record (client_id, id) where client_id is not null;
create index record_subject on record (subject_id, id) where subject_id is not null;

create function refuse_change_of_the_record() returns trigger language plpgsql as $$
begin
  raise exception 'the record cannot be changed, deleted or emptied' using errcode = 'insufficient_privilege';
end
$$;

create trigger record_stays before update or delete on record
  for each statement execute function refuse_change_of_the_record();
create trigger record_is_not_emptied before truncate on record
  for each statement execute function refuse_change_of_the_record();
-- Also where triggers are switched off for a replica.
alter table record enable always trigger record_stays;
alter table record enable always trigger record_is_not_emptied;

revoke all on record from public;
revoke update, delete, truncate on record from current_user;
