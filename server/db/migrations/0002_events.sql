-- What the last effective request of the store was, so that a repeat is told from a different one.
alter table orders add column outcome_key text;

-- The history that people see; the order itself keeps only its last state.
create table order_changes (
  order_id uuid not null references orders on delete cascade,
  version integer not null,
  status text not null,
  -- Who or what: a token's name, or what happened outside the store.
  cause text not null,
  at timestamptz not null,
  primary key (order_id, version)
);

-- Where events go: a store's own address, else the chain's (vendor_id is empty then).
create table webhooks (
  chain_id text not null references chains,
  vendor_id text not null,
  url text not null,
  secret text not null,
  updated_at timestamptz not null default now(),
  primary key (chain_id, vendor_id)
);

-- The outbox: written in the transaction of the change that it tells of.
create table deliveries (
  id uuid primary key,
  chain_id text not null references chains,
  vendor_id text not null,
  order_id uuid,
  job_id uuid,
  -- Deliveries of one stream go out in the order of their positions: an order's events by its version.
  stream text not null,
  position integer not null,
  event text not null,
  -- The exact bytes that are signed and sent, at every try.
  payload text not null,
  state text not null default 'WAITING' check (state in ('WAITING', 'DELIVERED', 'PARKED')),
  tries integer not null default 0,
  created_at timestamptz not null,
  -- Three days are counted from here; a re-send starts them anew.
  waiting_since timestamptz not null,
  last_try_at timestamptz,
  delivered_at timestamptz,
  answer_status integer,
  answer_text text
);
create index deliveries_waiting on deliveries (stream, position, id) where state = 'WAITING';
create index deliveries_of_chain on deliveries (chain_id, created_at desc, id);
create index deliveries_of_order on deliveries (order_id) where order_id is not null;
create index deliveries_of_job on deliveries (job_id) where job_id is not null;
