-- The desk finds, hands out and erases a person by their card; an account had none until its first visit.
with given as (
  update clients set card_id = gen_random_uuid() where card_id is null returning card_id, created_at
)
insert into cards (id, created_at) select card_id, created_at from given;
