type Missing =
  /** A screen that the role does not have. */
  | { kind: 'forbidden' }
  /** Something with a number, which is gone or was never there. */
  | { kind: 'story' | 'release'; id: number }
  | { kind: 'unknown' }

const withNumber = /^\/studio\/(stories|campaigns|releases)\/([1-9]\d{0,14})\/?$/

/**
 * Why a screen of the Studio is not there, by its address.
 * @param closed where the areas begin that the person's role does not have
 */
export function missingKind(path: string, closed: readonly string[]): Missing {
  if (closed.some((area) => `${path}/`.startsWith(area))) return { kind: 'forbidden' }
  const [, of, id] = withNumber.exec(path) ?? []
  if (!of) return { kind: 'unknown' }
  return { kind: of === 'releases' ? 'release' : 'story', id: Number(id) }
}
