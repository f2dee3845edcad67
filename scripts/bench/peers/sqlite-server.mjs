/**
 * The least that can answer the same questions: Node's own HTTP server over SQLite, JSON made for each request.
 * Arguments: folder of the packages, file, columns as JSON ({ json: [...], flags: [...], card: [...] }). It sends its port.
 */
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const [modules = '', file = '', columns = '{}'] = process.argv.slice(2);
const Database = createRequire(join(modules, '.'))('libsql');
const db = new Database(file, { readonly: true });
const { json, flags, card } = JSON.parse(columns);

const list = (where) => `select o.* from ${where} and o.is_active = 1 order by o.created_at desc limit 25`;
const asked = (sql) => db.prepare(sql);
const q = {
  list: asked(list('offers o where o.created_at < ?')),
  slug: asked('select o.* from offers o where o.slug = ?'),
  tag: asked(
    'select o.* from offer_tags x join offers o on o.id = x.offer_id where x.tag_id = (select id from tags where slug = ?) and x.created_at < ? and o.is_active = 1 order by x.created_at desc limit 25',
  ),
  search: asked(
    list("words join offers o on o.rowid = words.rowid where words match ? and o.status = 'Open'"),
  ),
  open: asked(list("offers o where o.status = 'Open' and o.created_at < ?")),
  facets: asked(
    "select facet, value, count(*) as count from facet_values f join offers o on o.id = f.offer_id where o.is_active = 1 and o.status = 'Open' group by 1, 2",
  ),
  providers: asked('select * from providers where id = ?'),
  platforms: asked('select * from platforms where id = ?'),
  funds: asked('select * from funds where id = ?'),
  asset_classes: asked('select * from asset_classes where id = ?'),
  tags: asked('select t.* from offer_tags x join tags t on t.id = x.tag_id where x.offer_id = ?'),
  sources: asked('select * from sources where offer_id = ?'),
};

function read(row) {
  for (const name of json)
    if (typeof row[name] === 'string' && /^[[{]/.test(row[name])) row[name] = JSON.parse(row[name]);
  for (const name of flags) if (row[name] === 0 || row[name] === 1) row[name] = row[name] === 1;
  return row;
}
const one = (table, id) => (id ? read(q[table].get(id)) : null);

function whole(row) {
  const offer = read(row);
  const fund = one('funds', offer.fund_id);
  if (fund) fund.asset_class = one('asset_classes', fund.asset_class_id);
  return {
    ...offer,
    provider: one('providers', offer.provider_id),
    platform: one('platforms', offer.platform_id),
    fund,
    asset_class: one('asset_classes', offer.class_id),
    tags: q.tags.all(offer.id),
    sources: q.sources.all(offer.id),
  };
}

const picked = (row, names) => row && Object.fromEntries(names.map((name) => [name, row[name]]));
function short(row) {
  const offer = read(row);
  return {
    ...picked(offer, card),
    provider: picked(one('providers', offer.provider_id), [
      'id',
      'slug',
      'name',
      'provider_type',
      'logo_url',
      'location',
    ]),
    platform: picked(one('platforms', offer.platform_id), ['id', 'slug', 'name', 'logo_url']),
    fund: picked(one('funds', offer.fund_id), ['id', 'slug', 'name']),
    asset_class: one('asset_classes', offer.class_id),
    tags: q.tags.all(offer.id),
  };
}

const phrase = (words) =>
  words
    .split(' ')
    .map((word) => `"${word}"`)
    .join(' ');
const ANSWERS = {
  '/list': (p) => q.list.all(p.get('before')).map(whole),
  '/cards': (p) => q.list.all(p.get('before')).map(short),
  '/slug': (p) => whole(q.slug.get(p.get('slug'))),
  '/tag': (p) => q.tag.all(p.get('tag'), p.get('before')).map(whole),
  '/search': (p) => q.search.all(phrase(p.get('q'))).map(short),
  '/facets': (p) => ({ data: q.open.all(p.get('before')).map(short), facets: q.facets.all() }),
};

const server = createServer({ keepAliveTimeout: 75_000 }, (request, response) => {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
  const body = Buffer.from(JSON.stringify(ANSWERS[pathname]?.(searchParams) ?? null));
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': body.length }).end(body);
});
server.listen(0, '127.0.0.1', () => process.send?.(server.address().port));
process.on('disconnect', () => process.exit(0));
