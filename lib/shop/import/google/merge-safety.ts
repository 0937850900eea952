import type { Attributes, ResponsibleParty, SafetyInformation, SourceProduct } from '@/schemas/shop'
import type { Design } from './design'
import type { FeedParty } from './read-safety'

/** Another name is another company, of which nothing is known from before. */
function mergeParty(given: FeedParty | undefined, present: ResponsibleParty | undefined) {
  if (!given) return present
  const isOther = given.name !== undefined && given.name !== present?.name
  return { name: '', address: '', contact: '', ...(!isOther && present), ...given }
}

const firstOf = <T>(values: readonly (T | undefined)[]): T | undefined =>
  values.find((value) => value !== undefined)

/** Who answers for goods, as the first row that says so has it; where none does, what was known stays. */
export function mergeSafety(
  { lines }: Pick<Design, 'lines'>,
  present: SafetyInformation | undefined,
): SafetyInformation | undefined {
  const said = lines.map(({ variant }) => variant.safety)
  const manufacturer = firstOf(said.map((each) => each.manufacturer))
  const responsible = firstOf(said.map((each) => each.responsible))
  if (!manufacturer && !responsible) return present
  return {
    warnings: {},
    ...present,
    manufacturer: mergeParty(manufacturer, present?.manufacturer),
    responsible: mergeParty(responsible, present?.responsible),
  }
}

/** Whether goods are bulky, where a row says so. */
export function bulkyOf({ lines }: Pick<Design, 'lines'>, present: SourceProduct | undefined): Attributes {
  const isBulky = firstOf(lines.map(({ variant }) => variant.safety.bulky))
  if (isBulky === undefined) return {}
  const { bulkyOrLoad } = present?.attributes ?? {}
  return isBulky ? { bulkyOrLoad: 'j' } : bulkyOrLoad === undefined ? {} : { bulkyOrLoad: 'n' }
}

/** Whether shoppers are asked for an old device, where a row says so. */
export function oldDeviceOf({ lines }: Pick<Design, 'lines'>): Attributes {
  const asks = firstOf(lines.map(({ variant }) => variant.safety.oldDevice))
  return asks === undefined ? {} : { altgeraet: asks ? '1' : '0' }
}
