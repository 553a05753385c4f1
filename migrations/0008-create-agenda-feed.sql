-- The clinic's calendar feed: its secret address is made from this revision, so a new revision closes the old address.
create table agenda_feed (
  is_only boolean primary key default true check (is_only),
  revision uuid not null
);
