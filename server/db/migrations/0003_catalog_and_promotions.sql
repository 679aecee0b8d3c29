create extension if not exists btree_gin;

-- What a search looks through: sku, barcodes and the title in every language, in small letters, a space before
-- every word.
alter table products add column search text not null default '';
update products set search = lower(
  ' ' || sku || ' ' || array_to_string(barcodes, ' ') || ' ' || title || ' ' ||
  coalesce((select string_agg(value, ' ') from jsonb_each_text(translations)), '')
);
-- The store is part of the index: a search in one store does not wade through the products of the others.
create index products_search on products using gin (chain_id, vendor_id, search gin_trgm_ops);
create index products_barcodes on products using gin (chain_id, vendor_id, barcodes);
create index products_categories on products using gin (chain_id, vendor_id, category_ids);

-- What runs after its request was answered. The work itself is on the queue; this is what people ask about.
create table jobs (
  job_id uuid primary key,
  chain_id text not null references chains,
  -- Null: for several stores.
  vendor_id text,
  kind text not null check (kind in ('update', 'create', 'export', 'promotion')),
  status text not null default 'QUEUED' check (status in ('QUEUED', 'IN_PROGRESS', 'COMPLETED', 'FAILED')),
  -- How the service was reached, for the link in the event.
  address text not null,
  total_rows integer not null default 0,
  done_rows integer not null default 0,
  result jsonb not null default '{}',
  created_at timestamptz not null,
  finished_at timestamptz
);
create index jobs_of_chain on jobs (chain_id, created_at desc, job_id);

-- The request, cut into parts that are worked off one transaction each; a part is gone when it is done.
create table job_parts (
  job_id uuid not null references jobs on delete cascade,
  part integer not null,
  -- JSON, gzipped.
  content bytea not null,
  primary key (job_id, part)
);

-- What a job leaves for download, in the order in which it was written.
create table job_files (
  job_id uuid not null references jobs on delete cascade,
  part integer not null,
  content text not null,
  primary key (job_id, part)
);

create table promotions (
  promotion_id uuid primary key,
  chain_id text not null references chains,
  -- Name, stores, start and end: the same again modifies, it does not create.
  identity text not null,
  type text not null,
  reason text not null,
  display_name jsonb not null,
  -- As given: ids, or '*' for every store.
  vendors text[] not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  cancelled_at timestamptz,
  created_at timestamptz not null,
  unique (chain_id, identity)
);
create index promotions_of_chain on promotions (chain_id, starts_at desc);

create table promoted_products (
  promotion_id uuid not null references promotions on delete cascade,
  chain_id text not null,
  vendor_id text not null,
  sku text not null,
  subtype text not null,
  value numeric(14, 3) not null,
  primary key (promotion_id, vendor_id, sku),
  foreign key (chain_id, vendor_id, sku) references products on delete cascade
);
create index promoted_products_of_store on promoted_products (chain_id, vendor_id, sku);

-- A field of a CSV file by RFC 4180.
create function csv_field(value text) returns text language sql immutable as $$
  select case when value ~ '[",\n\r]' then '"' || replace(value, '"', '""') || '"' else value end
$$;
