-- Messages from the contact page, stored before anything is mailed.
create table enquiries (
  id uuid primary key,
  name text not null,
  email text not null,
  -- As it was typed: somebody reads it, nothing dials it.
  phone text,
  subject text not null,
  message text not null,
  -- Dutch catalogue names.
  treatments text[] not null,
  language text not null check (language in ('nl', 'en', 'ar', 'es')),
  -- Hash of the sender's key and the message: sending it again after a lost answer stores it once.
  fingerprint text unique,
  created_at timestamptz not null
);
