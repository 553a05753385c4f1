-- Who wants the newsletter: asked, and confirmed once the link in the mail was used.
create table subscribers (
  -- Named by the link that confirms.
  id uuid primary key,
  email text not null,
  -- The address as it is compared.
  email_key text not null unique,
  -- Keyed hash of the address: the link that unsubscribes names it, so that it works for good.
  email_hash text not null unique,
  name text,
  language text not null check (language in ('nl', 'en', 'ar', 'es')),
  -- When the last mail that asks to confirm was stored: not more than one an hour, and its link expires.
  asked_at timestamptz not null,
  confirmed_at timestamptz
);

-- Addresses that said no, as keyed hashes only; confirming again removes the row.
create table unsubscribed (
  email_hash text primary key,
  unsubscribed_at timestamptz not null
);
