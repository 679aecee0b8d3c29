-- Who is signed in to the portal's pages. The secret is in a cookie; here is its hash.
create table portal_sessions (
  secret_hash bytea primary key,
  -- Of the portal key it was opened with: another key ends every session.
  key_mark bytea not null,
  started_at timestamptz not null
);

-- The last tries of a delivery, newest last: when, where to, and what came back.
alter table deliveries add column tried jsonb not null default '[]';

-- What the demo's webhook inbox received.
create table inbox_events (
  id bigint generated always as identity primary key,
  chain_id text not null references chains,
  received_at timestamptz not null,
  webhook_id text,
  -- The exact text that came.
  body text not null,
  -- Whether secret and signature fit, and what was answered.
  is_authorized boolean not null,
  is_signed boolean not null,
  answer_status integer not null
);
create index inbox_events_of_chain on inbox_events (chain_id, id desc);

-- The overview counts what has not arrived, without wading through everything that has.
create index deliveries_unsettled on deliveries (chain_id, created_at) where state <> 'DELIVERED';
