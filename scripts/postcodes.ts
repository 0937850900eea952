import { readFile, writeFile } from 'node:fs/promises'
import { counted } from '@/lib/platform/text'
import { tableFile } from '@/lib/shop/addresses'
import { countryCodes } from '@/schemas/shop'
import { packTable } from './postcodes/pack-table'
import { readRows } from './postcodes/read-rows'

/* Makes the table of a country's postcodes: `postcodes.ts AT <file>`; see lib/shop/addresses/postcodes/README.md. */
const [code, source] = process.argv.slice(2)
const country = countryCodes.find((known) => known === code)
if (!country || !source) {
  console.error(`Usage: scripts/postcodes.ts ${countryCodes.join('|')} <file>`)
  process.exit(1)
}
const { packed, postcodes } = packTable(country, readRows(source, country, await readFile(source, 'utf8')))
if (postcodes === 0) {
  console.error(`${source} has no postcode of ${country}.`)
  process.exit(1)
}
await writeFile(tableFile(country), packed)
console.log(`${tableFile(country)}: ${counted(postcodes, 'postcode')}, ${packed.length} bytes`)
