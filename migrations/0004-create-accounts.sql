create table clients (
  id uuid primary key,
  username text not null,
  -- The username as it is compared: case and ways of writing a letter do not make two of it.
  username_key text not null unique,
  password_hash text not null,
  first_name text not null,
  last_name text not null,
  email text not null,
  email_verified_at timestamptz,
  phone text,
  date_of_birth date,
  -- The language of mails.
  language text not null check (language in ('nl', 'en', 'ar', 'es')),
  wants_reminders boolean not null default true,
  wants_newsletter boolean not null default false,
  created_at timestamptz not null
);

-- An address belongs to one account once it was verified; before that anybody may have typed it.
create unique index clients_verified_email on clients (lower(email)) where email_verified_at is not null;
create index clients_email on clients (lower(email));

-- Cookies hold the tokens, the table only their hashes: who reads it cannot sign in.
create table sessions (
  token_hash text primary key,
  client_id uuid not null references clients (id) on delete cascade,
  created_at timestamptz not null,
  expires_at timestamptz not null
);

create index sessions_client on sessions (client_id);
create index sessions_expires_at on sessions (expires_at);

-- Links that work once: a row is removed when its link is used.
create table account_tokens (
  token_hash text primary key,
  client_id uuid not null references clients (id) on delete cascade,
  purpose text not null check (purpose in ('verify-email', 'reset-password')),
  -- The address it was sent to: it proves that address and no other.
  email text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null
);

create index account_tokens_client on account_tokens (client_id);

-- Failed attempts to sign in, by keyed hashes of account and address; each makes the next pause longer.
create table attempts (
  key text primary key,
  failures integer not null,
  last_at timestamptz not null,
  blocked_until timestamptz not null
);

create index attempts_last_at on attempts (last_at);

alter table appointments
  -- Kept without its client when the account is deleted.
  add column client_id uuid references clients (id) on delete set null,
  -- Counts the changes, for calendars.
  add column sequence integer not null default 0,
  add column changed_at timestamptz,
  -- What the client owes for late changes: all moves together, and the cancellation.
  add column moved_fee_cents integer not null default 0 check (moved_fee_cents >= 0),
  add column cancelled_fee_cents integer check (cancelled_fee_cents >= 0),
  add column cancelled_at timestamptz;

create index appointments_client on appointments (client_id, starts_at desc) where client_id is not null;
