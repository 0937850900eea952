/** What is wrong with a field, by its name and the key of the fault, or by the key alone. */
export const faultOf = (
  faults: Readonly<Record<string, string>>,
  name: string,
  key: string,
): string | undefined => faults[`${key}.${name}`] ?? faults[key]

/** The faults without those of fields that were mended while the answer was on its way. */
export const stillWrong = <F extends readonly [name: string, ...unknown[]]>(
  faults: readonly F[],
  sent: readonly (readonly [name: string, value: unknown])[],
  now: Pick<FormData, 'get'>,
): F[] => {
  const before = new Map(sent)
  return faults.filter(([name]) => !before.has(name) || now.get(name) === before.get(name))
}
