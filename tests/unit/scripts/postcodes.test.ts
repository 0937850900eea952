import { brotliDecompressSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import type { Country } from '@/schemas/shop'
import { packTable } from '@/scripts/postcodes/pack-table'
import { readRows } from '@/scripts/postcodes/read-rows'

const commune = (codePostal: string, nomCommune: string, libelleAcheminement: string) => ({
  ...{ codePostal, nomCommune, libelleAcheminement },
  codeCommune: '0',
})

const tableOf = (file: string, country: Country, text: string) =>
  brotliDecompressSync(packTable(country, readRows(file, country, text)).packed).toString()

describe('a table of postcodes is made from', () => {
  it.each([
    [
      'columns with tabs',
      'CH.txt',
      'CH',
      'CH\t8001\tZürich\tx\nCH\t1204\tGen"ève\tx\nLI\t9490\tVaduz\n',
      '1204\tGen"ève\n8001\tZürich\n',
    ],
    [
      'columns with commas',
      'be.csv',
      'BE',
      'country_code,zipcode,place\nBE,1000,"Bruxelles, Ville"\n',
      '1000\tBruxelles, Ville\n',
    ],
    [
      'Dutch postcodes with letters',
      'NL.txt',
      'NL',
      'NL\t1012 AB\tAmsterdam\nNL\t1012 AC\tAmsterdam\n',
      '1012\tAmsterdam\n',
    ],
    [
      'places by postcode',
      'de.json',
      'DE',
      '{"20095":["Hamburg"],"10115":["Berlin"]}',
      '10115\tBerlin\n20095\tHamburg\n',
    ],
    [
      'a table of numbers',
      'at.dat',
      'AT',
      '# made\n1010 location="Wien" region="Wien"\n1010 location="Wien"\n',
      '1010\tWien\n',
    ],
    [
      'communes with the name for mail',
      'fr.json',
      'FR',
      JSON.stringify([
        commune('75001', 'Paris 1er Arrondissement', 'PARIS'),
        commune('42000', 'Saint-Étienne', 'ST ETIENNE'),
        commune('97133', 'Saint-Barthélemy', 'GUSTAVIA'),
      ]),
      '42000\tSaint-Étienne\n75001\tParis\n97133\tSaint-Barthélemy|GUSTAVIA\n',
    ],
    ['names with a bar, which parts the places', 'x.txt', 'CH', 'CH\t8001\tA|B\n', '8001\tA B\n'],
    ['rows without a place, which are left out', 'x.txt', 'CH', 'CH\t8001\t\nCH\tx\tY\n', ''],
  ] as const)('%s', (_, file, country, text, table) => {
    expect(tableOf(file, country, text)).toBe(table)
  })
})
