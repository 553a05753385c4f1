-- Counters of the rate limits where several servers share one database; the layout is rate-limiter-flexible's.
create table rate_limits (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);
