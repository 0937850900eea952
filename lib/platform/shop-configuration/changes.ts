import { recommendationSlots, type ShopConfiguration, type SourceShopConfiguration } from '@/schemas/shop'

/** What differs from the default configuration. */
export type ShopConfigurationChanges = Omit<SourceShopConfiguration, 'type' | 'locale'>

/** The object without its unset fields, which would otherwise hide the defaults. */
const given = <T extends object>(fields: T) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]: Exclude<T[K], undefined>
  }

/** A configuration with changes to it, option by option, slot by slot and advisor by advisor. */
export function withChanges(
  configuration: ShopConfiguration,
  { options = {}, recommendations = {}, advisors = {}, ...changes }: ShopConfigurationChanges,
): ShopConfiguration {
  const { slots = {} } = recommendations
  const slotsOf = Object.fromEntries(
    recommendationSlots.map((name) => [
      name,
      { ...configuration.recommendations.slots[name], ...given(slots[name] ?? {}) },
    ]),
  ) as ShopConfiguration['recommendations']['slots']
  return {
    ...configuration,
    ...given(changes),
    options: { ...configuration.options, ...given(options) },
    recommendations: { slots: slotsOf },
    advisors: { ...configuration.advisors, ...given(advisors) },
  }
}
