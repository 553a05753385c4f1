-- Since when the account wished for the newsletter; null also where a version of before noted the wish.
alter table clients add column newsletter_wished_at timestamptz;
