-- Set when the account of a visit is deleted: how to reach the client is then forgotten sooner than for other visits.
alter table appointments add column account_deleted_at timestamptz;
