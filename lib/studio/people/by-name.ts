/** The order of the Studio's languages for names: `É` beside `E`, capitals beside small letters, 2 before 10. */
export const { compare: compareNames } = new Intl.Collator('de', { numeric: true })

export const byName = (one: { name: string }, other: { name: string }) => compareNames(one.name, other.name)
