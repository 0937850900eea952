import type { FactKey } from './facts'
import type { Words } from './types'

type DimensionWords = { fact?: FactKey; words: Words }

const alike = (fact: FactKey, text: string): DimensionWords => ({
  fact,
  words: { de: text, fr: text, nl: text },
})
const packs = (text: string): DimensionWords => ({
  fact: 'pieces',
  words: { de: `${text} Stück`, fr: `${text} pièces`, nl: `${text} stuks` },
})
const worth = (text: string): DimensionWords => ({
  words: { de: `Wert ${text}`, fr: `Valeur ${text}`, nl: `Waarde ${text}` },
})

/** The words for what a dimension says: in the name of the product, among its facts and among its siblings. */
export const dimensionWords: Record<string, DimensionWords> = {
  '60x120': alike('lying', '60 × 120 cm'),
  '70x140': alike('lying', '70 × 140 cm'),
  '460x70': alike('area', '4,60 × 0,70 m'),
  '520x70': alike('area', '5,20 × 0,70 m'),
  '120ml': alike('volume', '120 ml'),
  '240ml': alike('volume', '240 ml'),
  '1000ml': alike('volume', '1 l'),
  '2500ml': alike('volume', '2,5 l'),
  '150cm': alike('length', '150 cm'),
  '180cm': alike('length', '180 cm'),
  '50x70': alike('area', '50 × 70 cm'),
  '75x85': alike('area', '75 × 85 cm'),
  '80x80': alike('area', '80 × 80 cm'),
  '100x100': alike('area', '100 × 100 cm'),
  '4x60': packs('4 × 60'),
  '12x60': packs('12 × 60'),
  'wert-25': worth('25'),
  'wert-50': worth('50'),
  'wert-100': worth('100'),
}
