-- What others book under the address of an account is the account's, too, and no proof of that address makes them its owner.
-- Of what stands from before, nothing says who booked: it stays as it is until its client shows that they know of it.
alter table appointments add column is_own boolean not null default false;
