-- The version of the terms that the client saw when booking; null where the desk booked, and for visits from before.
alter table appointments add column terms_version text;
