create extension if not exists pg_trgm;

create table chains (
  chain_id text primary key,
  name text not null,
  created_at timestamptz not null default now()
);

create table vendors (
  chain_id text not null references chains,
  vendor_id text not null,
  name text not null,
  country_code text not null,
  currency text not null,
  weighted_items_enabled boolean not null,
  -- The letters before the number in what people call an order: K7-204.
  order_code_prefix text not null,
  last_order_number bigint not null default 100,
  primary key (chain_id, vendor_id)
);

-- A token is shown once and kept only as the hash of its secret half; public_id finds the row.
create table tokens (
  id uuid primary key,
  public_id text not null unique,
  secret_hash bytea not null,
  chain_id text not null references chains,
  kind text not null check (kind in ('chain', 'device')),
  vendor_id text,
  role text check (role in ('picker', 'lead')),
  name text not null,
  created_at timestamptz not null default now(),
  revoked_at timestamptz,
  foreign key (chain_id, vendor_id) references vendors,
  check ((kind = 'device') = (vendor_id is not null and role is not null))
);
create index tokens_of_chain on tokens (chain_id, created_at);

-- The order is one document: it is read, judged, sent and answered whole. jsonb keeps its amounts as numeric.
-- Columns beside it are what the service searches by.
create table orders (
  order_id uuid primary key,
  chain_id text not null,
  vendor_id text not null,
  order_code text not null,
  status text not null,
  version integer not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  document jsonb not null,
  foreign key (chain_id, vendor_id) references vendors
);
create index orders_of_vendor on orders (chain_id, vendor_id, created_at desc, order_id);
create index orders_of_vendor_by_status on orders (chain_id, vendor_id, status, created_at desc, order_id);

create table categories (
  chain_id text not null,
  vendor_id text not null,
  global_id text not null,
  parent_global_id text,
  name jsonb not null,
  active boolean not null default true,
  -- The way through the store: pickers walk the categories in this order.
  position integer not null,
  primary key (chain_id, vendor_id, global_id),
  foreign key (chain_id, vendor_id) references vendors
);

-- What is searched and seldom changes stands apart from what changes often: an update of 100,000 prices
-- then does not rewrite the search index.
create table products (
  chain_id text not null,
  vendor_id text not null,
  sku text not null,
  barcodes text[] not null,
  title text not null,
  translations jsonb not null,
  descriptions jsonb not null,
  images text[] not null,
  pricing_type text not null check (pricing_type in ('UNIT', 'KG')),
  category_ids text[] not null,
  primary key (chain_id, vendor_id, sku),
  foreign key (chain_id, vendor_id) references vendors
);

create table offers (
  chain_id text not null,
  vendor_id text not null,
  sku text not null,
  price numeric(14, 3) not null check (price >= 0),
  active boolean not null,
  quantity integer,
  maximum_sales_quantity integer,
  primary key (chain_id, vendor_id, sku),
  foreign key (chain_id, vendor_id, sku) references products on delete cascade
) with (fillfactor = 50);

-- What the service made for itself: the portal key's hash, the demo's sign-ins.
create table keepsakes (
  name text primary key,
  content jsonb not null
);
