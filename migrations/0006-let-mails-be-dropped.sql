-- A mail that waits for its moment may no longer be true when that comes: it is kept, marked, and not sent.
alter table mails drop constraint mails_state_check;
alter table mails add constraint mails_state_check check (state in ('queued', 'sending', 'sent', 'failed', 'dropped'));
