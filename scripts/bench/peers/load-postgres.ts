import type { Postgres } from './postgres';
import { columnsOf, type Relation } from './rows';

const ROWS_AT_ONCE = 1_000;

const INDEXES = `
create unique index on offers(slug);
create index on offers(created_at desc) where is_active;
create index on offers(status, created_at desc) where is_active;
create index on offers(provider_id);
create index on offers(fund_id);
create index on offer_tags(tag_id, offer_id);
create index on sources(offer_id);
create index on facet_values(offer_id);
create function words(offers) returns tsvector language sql immutable as
  $$ select to_tsvector('english', $1.name || ' ' || coalesce($1.tagline, '') || ' ' || coalesce($1.description, '')) $$;
create index on offers using gin(to_tsvector('english', name || ' ' || coalesce(tagline, '') || ' ' || coalesce(description, '')));
create extension pg_trgm;
create index on offers using gin((name || ' ' || coalesce(tagline, '')) gin_trgm_ops);
`;

/** What PostgREST cannot ask for by an address: counts for each facet, and words with typing errors. */
const FUNCTIONS = `
create function facet_counts(of_status text) returns table(facet text, value text, count bigint) language sql stable as
  $$ select f.facet, f.value, count(*) from facet_values f join offers o on o.id = f.offer_id
     where o.is_active and o.status = of_status group by 1, 2 $$;
create function similar_offers(q text) returns setof offers language sql stable as
  $$ select * from offers where q <% (name || ' ' || coalesce(tagline, '')) $$;
`;

const roles = (tables: readonly string[]) => `
do $$ begin if not exists (select from pg_roles where rolname = 'anon') then
  create role anon nologin; create role authenticator login noinherit; grant anon to authenticator; end if; end $$;
grant usage on schema public to anon; grant select on all tables in schema public to anon;
${tables.map((table) => `alter table ${table} enable row level security; create policy everyone on ${table} for select using (true);`).join('\n')}
`;

/** Makes a database of these tables as the replaced system had one: keys, indexes for its reads, and row level security. */
export async function loadPostgres(
  server: Postgres,
  database: string,
  relations: readonly Relation[],
): Promise<void> {
  const first = await server.open('postgres');
  await first.query(`create database ${database}`);
  await first.query(`alter database ${database} set pg_trgm.word_similarity_threshold = 0.5`);
  await first.end();
  const client = await server.open(database);
  for (const { name, rows, links } of relations) {
    const columns = Object.entries(columnsOf({ rows, links })).map(([column, type]) => `${column} ${type}`);
    await client.query(`create table ${name}(${columns.join(', ')})`);
    for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) {
      const some = JSON.stringify(rows.slice(from, from + ROWS_AT_ONCE));
      await client.query(
        `insert into ${name} select * from json_populate_recordset(null::${name}, $1::json)`,
        [some],
      );
    }
  }
  for (const { name, rows } of relations)
    if (rows[0] && 'id' in rows[0]) await client.query(`alter table ${name} add primary key (id)`);
  await client.query('alter table offer_tags add primary key (offer_id, tag_id)');
  for (const { name, links } of relations)
    for (const [column, table] of Object.entries(links))
      await client.query(`alter table ${name} add foreign key (${column}) references ${table}(id)`);
  await client.query(INDEXES);
  await client.query(FUNCTIONS);
  await client.query(roles(relations.map(({ name }) => name)));
  await client.query('vacuum analyze');
  await client.end();
}
