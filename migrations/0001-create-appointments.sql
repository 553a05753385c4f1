create table appointments (
  id uuid primary key,
  reference text not null unique,
  treatment text not null,
  starts_at timestamptz not null,
  duration_minutes integer not null check (duration_minutes > 0),
  room integer not null check (room > 0),
  status text not null default 'confirmed' check (status in ('confirmed', 'cancelled', 'completed', 'no_show')),
  first_name text not null,
  last_name text not null,
  email text not null,
  phone text not null,
  date_of_birth date,
  notes text,
  language text not null check (language in ('nl', 'en', 'ar', 'es')),
  payment_option text not null check (payment_option in ('pay_later', 'pay_now')),
  price_cents integer not null check (price_cents >= 0),
  is_price_from boolean not null,
  wants_newsletter boolean not null,
  idempotency_key text unique,
  request_hash text,
  created_at timestamptz not null default now(),
  check ((idempotency_key is null) = (request_hash is null))
);

create index appointments_starts_at on appointments (starts_at);

-- The linking of appointments to an account goes by the address that was verified.
create index appointments_email on appointments (lower(email));

-- One row per room and half hour that is taken: this key is what makes a double booking impossible.
create table slot_occupancy (
  slot timestamptz not null,
  room integer not null check (room > 0),
  appointment_id uuid not null references appointments (id) on delete cascade,
  primary key (slot, room)
);

create index slot_occupancy_appointment on slot_occupancy (appointment_id);
