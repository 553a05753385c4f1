-- A client's card and an erasure ask for the mails about some visits among those of years; event keys are "<what>:<id>…".
create index mails_subject on mails (split_part(event_key, ':', 2));
