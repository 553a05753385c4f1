-- Whether reminders are wanted, as the account said that went and left the visit.
alter table appointments add column wants_reminders boolean not null default true;
