-- When somebody last used the account: those that nobody uses have an end.
alter table clients add column last_seen_at timestamptz;

-- An address gets only so many mails a day that anybody could cause.
create index mails_recipient on mails (lower(recipient), created_at);
