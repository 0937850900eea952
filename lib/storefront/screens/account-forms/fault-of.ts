/** What is wrong with a field, by its name and the key of the fault, or by the key alone. */
export const faultOf = (
  faults: Readonly<Record<string, string>>,
  name: string,
  key: string,
): string | undefined => faults[`${key}.${name}`] ?? faults[key]
