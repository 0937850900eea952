import type { ColourName, Look, MotifName, Print } from '@/lib/storefront/design/drawings'
import type { Family, Kind } from './schema'
import { tables } from './tables'

type Surface = Print | undefined

const toys: readonly Surface[] = ['dots', 'stripes', 'stars', 'checks', 'hearts', 'leaves', 'waves', 'drops']
const fabrics: readonly Surface[] = [
  'stars',
  'stripes',
  'leaves',
  'dots',
  'quilt',
  'hearts',
  'waves',
  'checks',
  'drops',
  'knit',
]

/** What is printed on the products of a family, in the order in which its models take turns. */
const printsOf: Record<Family, readonly Surface[]> = {
  mobility: ['quilt', 'checks', 'stripes', 'dots', 'leaves'],
  car: ['quilt', 'checks', 'dots', 'stripes'],
  furniture: ['leaves', 'stars', 'dots', 'waves', 'stripes'],
  textile: fabrics,
  clothing: fabrics,
  toy: toys,
  feeding: ['hearts', 'leaves', 'dots', 'waves', 'drops', 'stars'],
  care: ['leaves', 'drops', 'waves', 'dots', 'stripes', 'stars'],
  device: ['dots', 'waves', 'stripes', 'leaves', 'drops'],
  voucher: ['hearts', 'stars', 'dots', 'leaves'],
}

const trims: readonly (ColourName | undefined)[] = [undefined, 'sand', 'rose', 'sky', 'butter', 'apricot']
/** What has no print takes more of them, so that as many models differ. */
const moreTrims: typeof trims = [...trims, 'sage', 'coral', 'forest', 'stone']
/** The trim of a product that has the colour of the trim itself. */
const otherTrim: ColourName = 'ink'

/** Things of steel and hard plastic: nothing is printed on them or quilted, so that models differ in their trim. */
const unprinted: ReadonlySet<MotifName> = new Set(['car-base'])

/** The kinds that are drawn as the same thing share its looks. */
function kindsDrawnAs(motif: MotifName): string[] {
  return Object.entries(tables().kinds)
    .filter(([, kind]) => kind.motif === motif)
    .map(([key]) => key)
}

function trimFor(among: typeof trims, turn: number, colour: ColourName): ColourName | undefined {
  const trim = among[turn % among.length]
  return trim === colour ? otherTrim : trim
}

/**
 * How a model looks in a colour, so that different products are never drawn alike: the first model of the first kind is
 * plain, every other one has a print, and when all prints are taken, a trim of another colour besides. A large catalogue
 * begins anew after some fifty models of one thing.
 */
export function lookOf(kindKey: string, kind: Kind, ordinal: number, colour: ColourName): Look {
  const sharing = kindsDrawnAs(kind.motif)
  const turn = ordinal * sharing.length + sharing.indexOf(kindKey)
  if (turn === 0) return { colour, trim: undefined, print: undefined }
  if (unprinted.has(kind.motif)) return { colour, trim: trimFor(moreTrims, turn, colour), print: undefined }
  const among = printsOf[kind.family]
  const column = (turn - 1) % among.length
  const row = Math.floor((turn - 1) / among.length)
  return { colour, trim: trimFor(trims, row + (column % 3), colour), print: among[column] }
}
