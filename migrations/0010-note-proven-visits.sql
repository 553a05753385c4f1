alter table appointments
  -- When it was shown that the owner of the address knows of the visit: booked in the session of an account with this
  -- address proven. Null while anybody may have typed it.
  add column proven_at timestamptz;

update appointments set proven_at = appointments.created_at
from clients
where clients.id = appointments.client_id and clients.email_verified_at is not null;

-- What unproven visits were booked in the last hour and day.
create index appointments_unproven on appointments (created_at) where proven_at is null;
