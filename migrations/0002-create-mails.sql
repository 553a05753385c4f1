-- Every mail is stored before it is sent, in the transaction of what it tells about (docs/decisions/0007-mails-are-stored-first.md).
create table mails (
  id uuid primary key,
  -- Names the event: a second mail about the same event is not stored.
  event_key text not null unique,
  -- Which composer writes the words when the mail is sent.
  kind text not null,
  language text not null check (language in ('nl', 'en', 'ar', 'es')),
  recipient text not null,
  -- What the composer needs; emptied once the mail was sent.
  data jsonb not null,
  -- The same for every attempt, so that a mail program shows a repeat once.
  message_id text not null unique,
  state text not null default 'queued' check (state in ('queued', 'sending', 'sent', 'failed')),
  attempts integer not null default 0,
  -- Attempts that ended with the process: nobody knows whether the mail server took the mail.
  lost_attempts integer not null default 0,
  last_error text,
  created_at timestamptz not null default now(),
  sent_at timestamptz
);

-- What readiness reports count: few rows, however many were sent.
create index mails_unsent on mails (state) where state <> 'sent';
