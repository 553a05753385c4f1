-- One card per person. Names and addresses stay with the visits and the account, so that erasing those erases them.
create table cards (
  id uuid primary key,
  created_at timestamptz not null,
  -- Set while its belongings are on another card.
  merged_into uuid references cards (id) on delete set null
);

alter table clients add column card_id uuid references cards (id) on delete set null;
create index clients_card on clients (card_id) where card_id is not null;

alter table appointments
  add column card_id uuid references cards (id) on delete set null,
  add column source text not null default 'online' check (source in ('online', 'phone', 'walk_in')),
  -- Seen by the desk only: to its client the visit is confirmed.
  add column arrived_at timestamptz,
  add column no_show_fee_cents integer check (no_show_fee_cents >= 0),
  -- Why all fees of the visit are waived; null while they are not.
  add column fee_waiver text,
  add column paid_cents integer not null default 0 check (paid_cents >= 0),
  add column payment_link text,
  -- Keyed hash of the network that booked; forgotten with the other details.
  add column network_hash text;

create index appointments_card on appointments (card_id, starts_at) where card_id is not null;
create index appointments_network on appointments (network_hash) where network_hash is not null;

-- Who is known already gets a card: one for each account, one for each visit without an account.
create temporary table new_cards on commit drop as
  select id as owner_id, gen_random_uuid() as card_id from clients
  union all
  select id, gen_random_uuid() from appointments where client_id is null;
insert into cards (id, created_at) select card_id, now() from new_cards;
update clients set card_id = new_cards.card_id from new_cards where owner_id = clients.id;
update appointments set card_id = clients.card_id from clients where clients.id = appointments.client_id;
update appointments set card_id = new_cards.card_id from new_cards where owner_id = appointments.id and client_id is null;

create table card_notes (
  id uuid primary key,
  card_id uuid not null references cards (id) on delete cascade,
  body text not null,
  staff_id uuid not null references staff (id),
  created_at timestamptz not null
);

create index card_notes_card on card_notes (card_id);

-- What a merge moved, by table, so that it can be taken back.
create table card_merges (
  id uuid primary key,
  from_card uuid not null references cards (id) on delete cascade,
  into_card uuid not null references cards (id) on delete cascade,
  moved jsonb not null,
  staff_id uuid references staff (id),
  created_at timestamptz not null
);

create index card_merges_into on card_merges (into_card);

create table payments (
  id uuid primary key,
  appointment_id uuid not null references appointments (id) on delete cascade,
  -- Below zero takes back what was entered wrongly.
  amount_cents integer not null check (amount_cents <> 0),
  method text not null check (method in ('card', 'cash', 'transfer')),
  staff_id uuid not null references staff (id),
  created_at timestamptz not null
);

create index payments_appointment on payments (appointment_id);

-- The last change of the desk, as long as it can be taken back before its mail leaves.
create table undo_steps (
  appointment_id uuid primary key references appointments (id) on delete cascade,
  -- Of the appointment after the change: another change since then ends the undo.
  sequence integer not null,
  until timestamptz not null,
  before jsonb not null
);

-- Time in which nobody can be booked. Its half hours stand in the same key as those of visits.
create table blocks (
  id uuid primary key,
  -- Null is every room.
  room integer check (room > 0),
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at),
  reason text not null,
  staff_id uuid not null references staff (id),
  created_at timestamptz not null
);

create index blocks_time on blocks (starts_at, ends_at);

alter table slot_occupancy
  alter column appointment_id drop not null,
  add column block_id uuid references blocks (id) on delete cascade,
  add constraint slot_occupancy_holder check ((appointment_id is null) <> (block_id is null));

create index slot_occupancy_block on slot_occupancy (block_id) where block_id is not null;

-- What the desk did about messages of the contact page.
alter table enquiries
  add column done_at timestamptz,
  add column done_by uuid references staff (id);

create table enquiry_replies (
  id uuid primary key,
  enquiry_id uuid not null references enquiries (id) on delete cascade,
  body text not null,
  staff_id uuid not null references staff (id),
  created_at timestamptz not null
);

create index enquiry_replies_enquiry on enquiry_replies (enquiry_id);
