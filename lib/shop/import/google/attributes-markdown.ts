import { feedAttributes } from './attributes'

/** The rows of a table in Markdown, with columns of one width. */
function inColumns(rows: readonly (readonly string[])[]): string[] {
  const widths = (rows[0] ?? []).map((_, at) => Math.max(...rows.map((row) => row[at]?.length ?? 0)))
  const [head = '', ...body] = rows.map(
    (row) => `| ${row.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(' | ')} |`,
  )
  return [head, `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`, ...body]
}

const listAddress =
  'https://github.com/googleapis/googleapis/blob/08ce6da2f60d4636af8566c61e4e4cce057af7d8/google/shopping/merchant/products/v1/products_common.proto'

/** The table as the chapter shows it. */
export function attributesAsMarkdown(): string {
  const rows = Object.entries(feedAttributes).map(([name, { use, why, longest }]) => [
    `\`${name}\``,
    use,
    why + (longest ? ` (at most ${longest} characters)` : ''),
  ])
  return [
    '# Attributes of Merchant Center feeds',
    '',
    '<!-- Written from lib/shop/import/google/attributes.ts by tests/unit/shop/import/feed-attributes.test.ts. -->',
    '',
    "Google's product data specification, attribute by attribute (`lib/shop/import/google/attributes.ts`), and after it the",
    "shop's own (`own-attributes.ts`). **required**: a row without it, or with a value that cannot be read, is refused.",
    '**used**: a value that cannot be read is left out and named in the report, and the product is imported. **ignored**:',
    'any value is accepted, none is read. A column that is none of these is named, with the nearest one. A table may call',
    'its columns by words of German, French and Dutch (`lib/shop/import/column-words.ts`): Artikelnummer, Bezeichnung,',
    'Preis, Bestand, Farbe, Größe, EAN, Marke, Bild, Kategorie, Herstelleradresse, Sperrgut …',
    '',
    `Google's list is that of 2026-11-30: [the attributes of its Merchant API](${listAddress}), which its`,
    '[pages of the specification](https://support.google.com/merchants/answer/7052112) explain. A test compares it with the',
    'table (`tests/fixtures/google-attributes.ts`), and names where what feeds have besides comes from.',
    '',
    ...inColumns([['attribute', 'use', 'for what, or why not'], ...rows]),
    '',
  ].join('\n')
}
