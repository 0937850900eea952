import { type SQL, sql } from 'drizzle-orm'

/**
 * A table that the demo fills, apart from what goes with its rows. In the conditions, `t` is a row of it, `d` its mark in
 * `demo_rows`.
 */
export type DemoKind = {
  table: string
  /** What the command calls its rows. */
  name: string
  /** The columns that tell a row, in the order in which they are its key. */
  keys: readonly string[]
  /** What the mark remembers of a row. Unset: all its columns but `keys` and `moving`. */
  state?: SQL
  /** Columns that change while nobody edits the row. */
  moving?: readonly string[]
  /** What of its columns counts as unchanged, whatever they are now. */
  excused?: SQL
  /** An order refers to the row. */
  isOrdered?: SQL
  /** Something that stays needs the row. */
  isUsed?: (staying: Staying) => SQL
}

export type Staying = {
  /** Whether a row of another kind is the demo's and goes. */
  isDemo: (kind: DemoKind, alias: SQL) => SQL
  /** Whether nothing but the demo was ever written into it. */
  isBrought: (kind: DemoKind, alias: SQL) => SQL
}

export const products: DemoKind = {
  ...{ table: 'products', name: 'products', keys: ['reference_key'] },
  state: sql`jsonb_build_object('source_hash', t.source_hash)`,
  // Emptied when a source is to be written again.
  excused: sql`case when t.source_hash = '' then d.was else '{}' end`,
  isOrdered: sql`exists (select from order_lines l join variants v on v.reference_key = l.variant where v.product_id = t.id)`,
}

/** Goods that stay are in the category or below it, or a category below it stays. */
const isUsedCategory = ({ isDemo }: Staying) => sql`exists (
  with recursive below as (
    select c.id, c.locale, c.key, c.name, c.path, c.position, c.story_uuid from categories c where c.id = t.id
    union select c.id, c.locale, c.key, c.name, c.path, c.position, c.story_uuid
    from categories c join below b on c.parent_id = b.id)
  select from below b where not (b.id = t.id or ${isDemo(categories, sql`b`)})
    or exists (select from product_categories l join products p on p.id = l.product_id
      where l.category_key = b.key and not ${isDemo(products, sql`p`)}))`

export const categories: DemoKind = {
  ...{ table: 'categories', name: 'categories', keys: ['locale', 'key'] },
  moving: ['id', 'parent_id', 'hidden'],
  isUsed: isUsedCategory,
}

export const attributeValues: DemoKind = {
  ...{ table: 'attribute_values', name: 'names of attributes', keys: ['attribute', 'value'], moving: ['id'] },
  isUsed: ({ isDemo }) => sql`exists (
    select from products p left join variants v on v.product_id = p.id
    where t.value in (p.attributes ->> t.attribute, v.attributes ->> t.attribute) and not ${isDemo(products, sql`p`)})`,
}

export const stores: DemoKind = {
  ...{ table: 'stores', name: 'stores', keys: ['key'], moving: ['id'] },
  isUsed: ({ isBrought }) => sql`exists (
    select from store_stock k join variants v on v.id = k.variant_id join products p on p.id = v.product_id
    where k.store_id = t.id and not ${isBrought(products, sql`p`)})`,
}

export const promotions: DemoKind = { table: 'promotions', name: 'promotions', keys: ['id'] }

/** A code that was ended early is not for a merchant's own use. */
const isOver = sql`case when t.valid_to <= now() then jsonb_build_object('valid_to', d.was -> 'valid_to') else '{}' end`

export const vouchers: DemoKind = {
  ...{ table: 'vouchers', name: 'vouchers', keys: ['id'] },
  state: sql`to_jsonb(t) - 'id' || jsonb_build_object('codes', (
    select coalesce(jsonb_agg(c.code order by c.code), '[]') from voucher_codes c where c.voucher_id = t.id))`,
  excused: isOver,
  isOrdered: sql`exists (select from orders o where o.voucher_id = t.id)`,
}

export const giftCards: DemoKind = {
  ...{ table: 'gift_cards', name: 'gift cards', keys: ['code'], moving: ['balance'] },
  excused: isOver,
  isOrdered: sql`exists (select from orders o where o.gift_card_code = t.code)`,
}

export const fallbacks: DemoKind = {
  ...{ table: 'recommendation_fallback', name: 'lists of recommendations', keys: ['locale'] },
}

export const searchRedirects: DemoKind = {
  ...{ table: 'search_redirects', name: 'search terms that lead to a page', keys: ['locale', 'term'] },
}

export const searchSynonyms: DemoKind = {
  ...{ table: 'search_synonyms', name: 'other words of the search', keys: ['language', 'word'] },
}

export const searchOccasions: DemoKind = {
  ...{ table: 'search_occasions', name: 'occasions of the search', keys: ['language', 'word'] },
}

export const redirects: DemoKind = {
  ...{ table: 'redirects', name: 'redirects', keys: ['locale', 'path'], moving: ['id'] },
}

/** Pages: the service says itself whether anybody has touched them. */
export const pages: DemoKind = {
  ...{ table: 'cms_stories', name: 'pages', keys: ['uuid'], state: sql`'{}'::jsonb` },
}

/** All that the demo fills but its pages, in the order in which it is taken out. */
export const rowKinds: readonly DemoKind[] = [
  ...[products, categories, attributeValues, stores, promotions, vouchers, giftCards],
  ...[fallbacks, searchRedirects, searchSynonyms, searchOccasions, redirects],
]

export const keyOf = ({ keys }: DemoKind, alias: SQL): SQL =>
  sql`concat_ws(' ', ${sql.join(
    keys.map((key) => sql`${alias}.${sql.identifier(key)}`),
    sql`, `,
  )})`

/** What the mark remembers of the row `t`. */
export const stateOf = ({ state, keys, moving = [] }: DemoKind): SQL =>
  state ??
  sql`to_jsonb(t) - array[${sql.join(
    [...keys, ...moving].map((name) => sql`${name}::text`),
    sql`, `,
  )}]`

/** Whether the row `t` is as its mark `d` remembers it; columns that came with a later release do not count. */
export const isSame = (kind: DemoKind): SQL => sql`(
  select not d.is_changed and coalesce(bool_and(now.state -> part.key is not distinct from part.value), true)
  from (select ${stateOf(kind)} || ${kind.excused ?? sql`'{}'::jsonb`} as state) now, jsonb_each(d.was) part
  where jsonb_exists(now.state, part.key))`
