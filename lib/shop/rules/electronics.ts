/** The keys of the categories of electronics whose return is regulated. */
export const regulatedElectronics = [
  'grossgerte',
  'bildschirme_und_monitore',
  'klgerte_informationsu_telekommtechnik',
] as const
export type RegulatedElectronics = (typeof regulatedElectronics)[number]

/** The regulated category among the categories of a product. */
export const electronicsOf = (categoryKeys: readonly string[]): RegulatedElectronics | undefined =>
  regulatedElectronics.find((key) => categoryKeys.includes(key))
